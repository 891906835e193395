public import ViewModelModel

/// The suppressions of a file.
public struct Suppressions: Sendable {
  /// Those that name known rules.
  public private(set) var suppressions: [Suppression] = []
  /// What is wrong with the others.
  public private(set) var problems: [Finding] = []

  /// Reads the suppressions of a file.
  public init(_ file: SourceFile) {
    var regions: [(rule: Name, start: Int, comment: TextRange)] = []
    var code = NextCode(file.text)
    for comment in file.directives {
      guard let directive = Directive(comment) else { continue }
      let line = file.text.position(at: comment.range.start).line
      let rules = self.knownRules(of: directive, in: file)
      switch directive.verb {
      case "disable:next":
        let lastLine = file.text.position(at: comment.range.end).line
        self.add(rules, lines: code.line(after: lastLine), comment: comment)
      case "disable:this":
        self.add(rules, lines: line, comment: comment)
      case "disable:previous":
        self.add(rules, lines: max(1, line - 1), comment: comment)
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

  private mutating func add(_ rules: [Name], lines line: Int, comment: Comment) {
    guard !rules.isEmpty else { return }
    self.suppressions.append(Suppression(rules: rules, lines: line...line, range: comment.range))
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
    return directive.rules.filter { rule in
      if rule.text == "all" || RuleSet.rule(rule.text) != nil { return true }
      let hint = RuleSet.suggestion(for: rule.text).map { "; did you mean '\($0)'?" } ?? ""
      self.problems.append(
        Finding(
          "correct '\(rule.text)': there is no such rule\(hint)", path: file.path, range: directive.range))
      return false
    }
  }

  /// Finds the next line that holds more than comments.
  private struct NextCode {
    private let text: SourceText
    /// Lines that were passed over, and the line of code behind them.
    private var known = (start: 0, next: 0)

    init(_ text: SourceText) { self.text = text }

    mutating func line(after line: Int) -> Int {
      if self.known.start <= line, line < self.known.next { return self.known.next }
      var number = line + 1
      while number <= self.text.lineStarts.count {
        let content = self.text.line(number, atMost: 1_000).drop { $0 == " " || $0 == "\t" }
        let isComment = content.hasPrefix("//") || content.hasPrefix("/*") || content.hasPrefix("*")
        if !content.isEmpty, !isComment { break }
        number += 1
      }
      self.known = (line, number)
      return number <= self.text.lineStarts.count ? number : line + 1
    }
  }
}
