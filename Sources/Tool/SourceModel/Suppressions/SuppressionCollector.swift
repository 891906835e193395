/// Collects what the comments of a file suppress, and on which lines.
package struct SuppressionCollector {
  private let text: SourceText
  private var next: NextCode
  private var found: [Suppression] = []
  /// The rules that are suppressed until a comment enables them.
  private var regions: [(rule: Name, start: Int, comment: TextRange)] = []

  package init(_ text: SourceText, _ language: Language) {
    self.text = text
    self.next = NextCode(text, language)
  }

  /// The suppressions of the comments that were added. A region that no comment ends reaches to the end of the file.
  package var suppressions: [Suppression] {
    self.found
      + self.regions.map { Suppression(rules: [$0.rule], lines: $0.start...Int.max, range: $0.comment) }
  }

  /// Adds a comment.
  ///
  /// - Parameters:
  ///   - directive: the comment. The comments of a file are added in source order.
  ///   - rules: the rules that it names, without those that do not exist.
  package mutating func add(_ directive: Directive, _ rules: [Name]) {
    guard !rules.isEmpty, let verb = directive.verb else { return }
    let line = self.text.position(at: directive.range.start).line
    switch verb {
    case .disableNext:
      let last = self.text.position(at: directive.range.end).line
      self.found.append(
        Suppression(rules: rules, lines: self.next.lines(after: last), range: directive.range))
    case .disableThis:
      self.found.append(Suppression(rules: rules, lines: line...line, range: directive.range))
    case .disablePrevious:
      let previous = max(1, line - 1)
      self.found.append(Suppression(rules: rules, lines: previous...previous, range: directive.range))
    case .disable: self.regions += rules.map { ($0, line, directive.range) }
    case .enable: for rule in rules { self.end(rule, line: line) }
    }
  }

  private mutating func end(_ rule: Name, line: Int) {
    let isEnded = { (name: Name) in name.text == rule.text || rule.text == "all" }
    for region in self.regions where isEnded(region.rule) {
      self.found.append(
        Suppression(
          rules: [region.rule], lines: region.start...max(region.start, line), range: region.comment))
    }
    self.regions.removeAll { isEnded($0.rule) }
  }
}
