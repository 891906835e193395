import SourceModel

/// A directive, with the positions of its rules.
struct DirectiveWords {
  let directive: Directive
  let comment: Comment
  /// The rules that it names, each at its place.
  let rules: [Name]

  /// - Returns: nil when the positions are unknown.
  init?(_ comment: Comment, in language: Language) {
    guard let directive = Directive(comment, in: language) else { return nil }
    self.directive = directive
    self.comment = comment
    let bytes = Array(comment.text.utf8)
    let head = Array("plumb:\(directive.word)".utf8)
    guard
      let start = bytes.indices.first(where: { bytes[$0...].starts(with: head) })
    else { return nil }
    var rules: [Name] = []
    var index = start + head.count
    for word in directive.rules.map({ Array($0.text.utf8) }) {
      while index < bytes.count, Self.isSeparator(bytes[index]) { index += 1 }
      guard bytes[index...].starts(with: word) else { return nil }
      let place = comment.range.start + index
      rules.append(Name(String(decoding: word, as: UTF8.self), TextRange(place, place + word.count)))
      index += word.count
    }
    self.rules = rules
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
