/// Texts in the comments of Java.
enum JavaComment {
  /// A text without sequences that have a special meaning for the compiler: `*/` ends a comment, and `\u` starts a
  /// character anywhere.
  ///
  /// `/` and `\` become references of Javadoc: `*&#47;`, `&#92;u`. Where the text already has such a reference, its `&`
  /// becomes one: `*&#38;#47;`.
  static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/") where escaped.last == UInt8(ascii: "*"): escaped += "&#47;".utf8
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "u"): escaped += "&#92;".utf8
      case UInt8(ascii: "&") where self.isReference(rest, after: escaped.last): escaped += "&#38;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text that was escaped.
  static func unescaped(_ text: String) -> String {
    var unescaped: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), self.isReference(rest, after: unescaped.last) else {
        unescaped.append(byte)
        continue
      }
      for (number, character) in self.characters where rest.starts(with: number.utf8) {
        unescaped.append(character)
        rest = rest.dropFirst(number.utf8.count)
        break
      }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  private static let characters: KeyValuePairs = [
    "#38;": UInt8(ascii: "&"), "#47;": UInt8(ascii: "/"), "#92;": UInt8(ascii: "\\"),
  ]

  /// Whether text behind `&` makes it a reference that is the result of escaping.
  private static func isReference(_ text: ArraySlice<UInt8>, after previous: UInt8?) -> Bool {
    var rest = text
    while rest.starts(with: "#38;".utf8) { rest = rest.dropFirst(4) }
    return rest.starts(with: "#47;".utf8) && previous == UInt8(ascii: "*") || rest.starts(with: "#92;u".utf8)
  }
}
