package import SourceModel

/// The suppressions of a file.
package struct Suppressions: Sendable {
  /// The suppressions that name known rules.
  package private(set) var suppressions: [Suppression] = []
  /// The findings for invalid suppressions.
  package private(set) var problems: [Finding] = []

  /// Whether the file has no suppressions, not even invalid ones.
  package var isEmpty: Bool { self.suppressions.isEmpty && self.problems.isEmpty }

  /// Reads the suppressions of a file.
  package init(_ file: SourceFile) {
    self.readComments(of: file)
    self.readAnnotations(of: file)
  }

  private mutating func readAnnotations(of file: SourceFile) {
    for annotation in SuppressingAnnotations(in: file).found {
      if annotation.rules.contains(where: \.text.isEmpty) {
        self.problems.append(
          Finding(
            "name the rule to suppress: '\(annotation.example)'", path: file.path, range: annotation.range))
      }
      let rules = annotation.rules.filter { !$0.text.isEmpty }.compactMap { self.known($0, in: file) }
      let first = file.text.position(at: annotation.declaration.start).line
      let last = file.text.position(at: annotation.declaration.end).line
      guard !rules.isEmpty else { continue }
      self.suppressions.append(Suppression(rules: rules, lines: first...last, range: annotation.range))
    }
  }

  private mutating func readComments(of file: SourceFile) {
    guard !file.directives.isEmpty else { return }
    var collector = SuppressionCollector(file.text, file.language)
    for comment in file.directives {
      guard let directive = Directive(comment, in: file.language) else { continue }
      if directive.verb == nil {
        self.problems.append(
          Finding(
            "write 'plumb:disable:next', ':this' or ':previous', or 'plumb:disable' and 'plumb:enable': "
              + "'plumb:\(directive.word)' is not a directive",
            path: file.path, range: comment.range))
      } else {
        collector.add(directive, self.knownRules(of: directive, in: file))
      }
    }
    self.suppressions += collector.suppressions
  }

  /// The known rules that a directive names; reports the unknown ones.
  private mutating func knownRules(of directive: Directive, in file: SourceFile) -> [Name] {
    if directive.rules.isEmpty {
      self.problems.append(
        Finding(
          "name the rules to suppress: 'plumb:\(directive.word) rule-id - reason'", path: file.path,
          range: directive.range))
    }
    return directive.rules.compactMap { self.known($0, in: file) }
  }

  /// A rule that exists; reports a name that no rule has.
  private mutating func known(_ rule: Name, in file: SourceFile) -> Name? {
    if rule.text == "all" || RuleSet.rule(rule.text) != nil { return rule }
    let hint = RuleSet.suggestion(for: rule.text).map { "; did you mean '\($0)'?" } ?? ""
    self.problems.append(
      Finding("correct '\(rule.text)': no rule has this ID\(hint)", path: file.path, range: rule.range))
    return nil
  }
}

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
