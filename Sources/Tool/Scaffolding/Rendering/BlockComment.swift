import SourceModel

/// How texts are written in the block comments of a language.
struct BlockComment {
  /// Whether a comment may be in a comment, so that `/*` opens another one.
  private let isNested: Bool
  /// Whether `\u` starts a character anywhere.
  private let hasUnicodeEscapes: Bool

  static let java = BlockComment(isNested: false, hasUnicodeEscapes: true)
  static let kotlin = BlockComment(isNested: true, hasUnicodeEscapes: false)

  /// The syntax for the documentation of a language; nil for line comments, in which no text needs escaping.
  static func documentation(in language: LanguageProfile) -> BlockComment? {
    switch language.documentation.text {
    case .html: .java
    case .markdown: language.documentation.kinds == [.documentationBlock] ? .kotlin : nil
    }
  }

  /// Sets the documentation of a port: a single line has another form than several.
  func document(_ text: String, in context: inout RenderContext) {
    let lines = self.escaped(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    context[flag: "isShort"] = lines.count == 1
    context[lines: "documentation"] = lines.map { $0.isEmpty ? "" : " " + $0 }
  }

  /// A text without sequences that have a special meaning for the compiler: `*/` ends a comment, `/*` begins another one
  /// in Kotlin, and `\u` starts a character in Java.
  ///
  /// `/` and `\` become references of Javadoc and Markdown: `*&#47;`, `&#92;u`. Where the text already has such a
  /// reference, its `&` becomes one: `*&#38;#47;`.
  func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/") where self.isDelimiter(after: escaped.last, before: rest.first):
        escaped += "&#47;".utf8
      case UInt8(ascii: "\\") where self.hasUnicodeEscapes && rest.first == UInt8(ascii: "u"):
        escaped += "&#92;".utf8
      case UInt8(ascii: "&") where self.isReference(rest, after: escaped.last): escaped += "&#38;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text before it was escaped.
  func unescaped(_ text: String) -> String {
    var unescaped: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), self.isReference(rest, after: unescaped.last) else {
        unescaped.append(byte)
        continue
      }
      for (number, character) in Self.characters where rest.starts(with: number.utf8) {
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

  /// Whether a slash between two bytes ends a comment, or begins one.
  private func isDelimiter(after previous: UInt8?, before next: UInt8?) -> Bool {
    previous == UInt8(ascii: "*") || self.isNested && next == UInt8(ascii: "*")
  }

  /// Whether text behind `&` makes it a reference that is the result of escaping.
  private func isReference(_ text: ArraySlice<UInt8>, after previous: UInt8?) -> Bool {
    var rest = text
    while rest.starts(with: "#38;".utf8) { rest = rest.dropFirst(4) }
    return rest.starts(with: "#47;".utf8)
      && self.isDelimiter(after: previous, before: rest.dropFirst(4).first)
      || self.hasUnicodeEscapes && rest.starts(with: "#92;u".utf8)
  }
}
