/// The reference of a file in the form of a Uniform Resource Identifier (RFC 3986).
enum FileReference {
  /// The reference of a path: a `file:` URI for an absolute path, a relative reference for another.
  static func identifier(ofPath path: String) -> String {
    self.isAbsolute(path) ? "file://" + self.percentEncoded(path) : self.percentEncoded(path)
  }

  /// The identifier of a folder, which ends with a slash.
  static func identifier(ofFolder path: String) -> String {
    let identifier = self.identifier(ofPath: path)
    return identifier.hasSuffix("/") ? identifier : identifier + "/"
  }

  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// The path with everything but unreserved characters and slashes percent-encoded.
  ///
  /// A colon is encoded too: in a relative reference, the text before it would be read as a scheme.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
