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

/// The comment of a placeholder that names the sources of its output.
enum SourcesComment {
  private static let start = "Made of "
  private static let width = 90

  /// The lines of the comment without their delimiters.
  static func lines(_ names: [String]) -> [String] {
    var lines: [String] = []
    for (number, name) in names.enumerated() {
      let text = name + (number == names.count - 1 ? "." : ",")
      if let last = lines.last, last.count + text.count < self.width {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append((lines.isEmpty ? self.start : "") + text)
      }
    }
    return lines
  }

  /// The names that the comments of the placeholders in a text have, by output.
  static func names(in text: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var comment = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("// "), line.dropFirst(3).hasPrefix(self.start) {
        comment = String(line.dropFirst(3 + self.start.count))
      } else if line.hasPrefix("// ") {
        comment += line.dropFirst(2)
      } else {
        if comment.last == ".", let output = self.placeholder(line) {
          found[output] = Set(comment.dropLast().split(separator: ", ").map(String.init))
        }
        comment = ""
      }
    }
    return found
  }

  /// The output whose placeholder a line is: `title` of `self.title = .empty`.
  private static func placeholder(_ line: Substring) -> String? {
    guard let equals = line.firstRange(of: " = "),
      [".empty", ".never()", ".never();"].contains(where: line[equals.upperBound...].hasSuffix)
    else { return nil }
    let name = line[..<equals.lowerBound]
    return (name.split(separator: ".").last ?? name).filter { $0 != "`" }
  }
}
