extension UInt8 {
  /// Whether it is a letter, a digit, an underscore, a dollar sign, or a byte of a character beyond ASCII: the bytes of
  /// names in Swift, Java and Kotlin.
  @inlinable
  package var isWord: Bool {
    // The bit that distinguishes lowercase from uppercase letters.
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}
