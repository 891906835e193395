extension UInt32 {
  /// The hash of no bytes: FNV-1a of G. Fowler, L. C. Noll and P. Vo.
  @inlinable
  package static var hashStart: UInt32 { 2_166_136_261 }

  /// Adds a byte to a hash.
  @inlinable
  package mutating func combine(_ byte: UInt8) {
    self = (self ^ UInt32(byte)) &* 16_777_619
  }
}
