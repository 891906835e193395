/// Names as they are written in Java.
enum JavaSpelling {
  /// The name that a text spells: with what its escapes stand for, and without control characters.
  static func name(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      let digits = rest.drop { $0 == UInt16(UInt8(ascii: "u")) }.prefix(4)
      guard unit == UInt16(UInt8(ascii: "\\")), rest.first == UInt16(UInt8(ascii: "u")), digits.count == 4,
        let escaped = UInt16(String(decoding: digits, as: UTF16.self), radix: 16)
      else {
        units.append(unit)
        continue
      }
      units.append(escaped)
      rest = rest[digits.endIndex...]
    }
    units.removeAll { unit in unit < 0x09 || (0x0E...0x1B).contains(unit) || unit == 0x7F }
    return String(decoding: units, as: UTF16.self)
  }
}
