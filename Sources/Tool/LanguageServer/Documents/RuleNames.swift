import Engine
import Rules
import SourceModel

/// The places of a document that take the ID of a rule or a key of the configuration.
struct RuleNames {
  /// What may stand at a position.
  enum Kind: Hashable {
    /// A rule in a comment that suppresses findings.
    case suppressed
    /// A rule that a configuration sets.
    case configured
    /// A key at the top of a configuration.
    case key
  }

  /// A word, as far as it is written, with its offsets.
  struct Word: Hashable {
    var kind: Kind
    var text: String
    var range: TextRange
  }

  /// The word at an offset; nil where no such word can stand.
  static func word(at offset: Int, in document: OpenDocument, line number: Int) -> Word? {
    let text = document.text
    guard number >= 0, number < text.lineCount else { return nil }
    let line = text.line(number)
    guard line.contains(offset) || offset == line.upperBound else { return nil }
    var (start, end) = (offset, offset)
    while start > line.lowerBound, self.isPart(text.bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, self.isPart(text.bytes[end]) { end += 1 }
    let before = text.bytes[line.lowerBound..<start]
    let kind =
      Configuration.isFile(document.path)
      ? self.kind(after: before, atLine: number, of: text) : self.isSuppressing(before) ? .suppressed : nil
    return kind.map { kind in
      Word(
        kind: kind, text: String(decoding: text.bytes[start..<end], as: UTF8.self),
        range: TextRange(start, end))
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether a line begins with a comment that names rules, before its reason.
  private static func isSuppressing(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = String(decoding: bytes, as: UTF8.self)
    guard line.contains("//") || line.contains("/*"), let mark = line.ranges(of: "plumb:").last else {
      return false
    }
    let rest = line[mark.upperBound...]
    guard rest.hasPrefix("disable") || rest.hasPrefix("enable"), let space = rest.firstIndex(of: " ") else {
      return false
    }
    return rest[space...].allSatisfy { $0 == " " || $0 == "," || $0 == "-" || $0.isLetter }
      && !rest.contains(" - ")
  }

  /// What a line of a configuration takes after its indentation: keys at its start, and rules below `rules:`.
  private static func kind(after before: ArraySlice<UInt8>, atLine number: Int, of text: DocumentText)
    -> Kind?
  {
    let space = UInt8(ascii: " ")
    guard before.allSatisfy({ $0 == space }) else { return nil }
    guard !before.isEmpty else { return .key }
    var line = number
    while line > 0 {
      line -= 1
      let above = text.bytes[text.line(line)]
      let indentation = above.prefix { $0 == space }.count
      guard above.count > indentation, above[above.startIndex + indentation] != UInt8(ascii: "#"),
        indentation < before.count
      else { continue }
      return above.dropFirst(indentation).starts(with: "rules:".utf8) ? .configured : nil
    }
    return nil
  }
}
