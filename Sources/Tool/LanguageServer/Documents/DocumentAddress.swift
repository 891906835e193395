/// The addresses of files in the protocol.
enum DocumentAddress {
  /// The absolute path of a `file:` address; nil for any other address.
  static func path(of address: String) -> String? {
    let scheme = "file://"
    guard address.utf8.count > scheme.utf8.count, address.prefix(scheme.count).lowercased() == scheme else {
      return nil
    }
    let rest = Array(address.utf8.dropFirst(scheme.utf8.count))
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    guard let bytes = self.decoded(rest[slash...]), !bytes.contains(0) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  /// The `file:` address of an absolute path.
  static func address(of path: String) -> String {
    var address = "file://"
    for byte in path.utf8 {
      if self.isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return address
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex,
        bytes[index + 1...index + 2].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      else { return nil }
      decoded.append(byte)
      index += 3
    }
    return decoded
  }
}
