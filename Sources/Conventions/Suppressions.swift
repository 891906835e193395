public import ViewModelModel

/// The suppressions of a file.
public struct Suppressions: Sendable {
  /// Those that name known rules.
  public private(set) var suppressions: [Suppression] = []
  /// What is wrong with the others.
  public private(set) var problems: [Finding] = []

  /// Whether the file suppresses nothing and tries nothing of the kind.
  public var isEmpty: Bool { self.suppressions.isEmpty && self.problems.isEmpty }

  /// Reads the suppressions of a file.
  public init(_ file: SourceFile) {
    self.readComments(of: file)
    self.readAnnotations(of: file)
  }

  private mutating func readAnnotations(of file: SourceFile) {
    for annotation in SuppressingAnnotations(in: file).found {
      if annotation.rules.contains(where: \.text.isEmpty) {
        self.problems.append(
          Finding(
            "name the rule to suppress: '@SuppressWarnings(\"plumb:rule-id\")'", path: file.path,
            range: annotation.range))
      }
      let rules = annotation.rules.filter { !$0.text.isEmpty && self.isKnown($0, in: file) }
      let first = file.text.position(at: annotation.declaration.start).line
      let last = file.text.position(at: annotation.declaration.end).line
      self.add(rules, lines: first...last, of: annotation.range)
    }
  }

  private mutating func readComments(of file: SourceFile) {
    guard !file.directives.isEmpty else { return }
    var regions: [(rule: Name, start: Int, comment: TextRange)] = []
    var next = NextCode(file.text, file.language)
    for comment in file.directives {
      guard let directive = Directive(comment) else { continue }
      let line = file.text.position(at: comment.range.start).line
      let rules = self.knownRules(of: directive, in: file)
      switch directive.verb {
      case "disable:next":
        let lastLine = file.text.position(at: comment.range.end).line
        self.add(rules, lines: next.lines(after: lastLine), of: comment.range)
      case "disable:this":
        self.add(rules, lines: line...line, of: comment.range)
      case "disable:previous":
        let previous = max(1, line - 1)
        self.add(rules, lines: previous...previous, of: comment.range)
      case "disable":
        regions += rules.map { ($0, line, comment.range) }
      case "enable":
        for rule in rules {
          let ended = regions.filter { $0.rule.text == rule.text || rule.text == "all" }
          regions.removeAll { $0.rule.text == rule.text || rule.text == "all" }
          for region in ended {
            self.suppressions.append(
              Suppression(
                rules: [region.rule], lines: region.start...max(region.start, line), range: region.comment))
          }
        }
      default:
        self.problems.append(
          Finding(
            "write 'plumb:disable:next', ':this' or ':previous', or 'plumb:disable' and 'plumb:enable': "
              + "'plumb:\(directive.verb)' is none of them",
            path: file.path, range: comment.range))
      }
    }
    for region in regions {
      self.suppressions.append(
        Suppression(rules: [region.rule], lines: region.start...Int.max, range: region.comment))
    }
  }

  private mutating func add(_ rules: [Name], lines: ClosedRange<Int>, of range: TextRange) {
    guard !rules.isEmpty else { return }
    self.suppressions.append(Suppression(rules: rules, lines: lines, range: range))
  }

  /// The known rules that a directive names; notes the unknown ones.
  private mutating func knownRules(of directive: Directive, in file: SourceFile) -> [Name] {
    guard Directive.verbs.contains(directive.verb) else { return [] }
    if directive.rules.isEmpty {
      self.problems.append(
        Finding(
          "name the rules to suppress: 'plumb:\(directive.verb) rule-id - reason'", path: file.path,
          range: directive.range))
    }
    return directive.rules.filter { self.isKnown($0, in: file) }
  }

  /// Whether there is a rule of a name; notes when there is none.
  private mutating func isKnown(_ rule: Name, in file: SourceFile) -> Bool {
    if rule.text == "all" || RuleSet.rule(rule.text) != nil { return true }
    let hint = RuleSet.suggestion(for: rule.text).map { "; did you mean '\($0)'?" } ?? ""
    self.problems.append(
      Finding("correct '\(rule.text)': there is no such rule\(hint)", path: file.path, range: rule.range))
    return false
  }
}
