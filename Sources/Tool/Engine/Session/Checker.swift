import PortUses
import Recognition
import Rules
import SourceModel

/// Checks the files of one component.
struct Checker: Sendable {
  /// A file with the configuration that applies to it.
  struct Input: Sendable {
    var file: SourceFile
    var path: String
    var configuration: Configuration
    /// Whether the text is that of standard input.
    var isStandardInput = false
    /// Whether the file is only read, and is not to be changed.
    var isKept = false
    /// Whether it is a link to a file outside of the folders that are searched, which is not to be changed.
    var isLinkToOutside = false
    /// Whether the file is not relevant to port protocols.
    var isOutside = false
  }

  /// The findings of a component.
  struct Outcome: Sendable, Codable {
    var viewModels = 0
    /// The numbers of view models in the forms of the conventions, by their dialects.
    var dialects: [String: Int] = [:]
    /// The numbers of view models in forms other than those of the conventions, by the titles of the forms.
    var forms: [String: Int] = [:]
    /// How many types are called view models and are of no form.
    var outside = 0
    var findings: [ReportedFinding] = []
    /// How many view models keep each rule, by its ID.
    var shares: [String: RuleShare] = [:]

    static func += (outcome: inout Outcome, other: Outcome) {
      outcome.viewModels += other.viewModels
      outcome.dialects.merge(other.dialects, uniquingKeysWith: +)
      outcome.forms.merge(other.forms, uniquingKeysWith: +)
      outcome.outside += other.outside
      outcome.findings += other.findings
      for (rule, share) in other.shares { outcome.shares[rule, default: RuleShare()] += share }
    }
  }

  /// What all files of the run declare about the names of types in each language.
  let facts: [Language: RunFacts]
  /// The rules to check, opt-in ones included; nil for those that the configuration has on.
  let onlyRules: Set<String>?
  /// All rules.
  var rules = RuleSet.all
  /// Whether only the rules about uses are checked, and no types, suppressions or problems are reported.
  var checksUsesAlone = false
  /// Whether the findings carry the edits that fix them.
  var includesFixes = false
  /// Whether the outcome says how many view models keep each rule.
  var includesShares = false
  /// Who uses the ports of view models; nil where the run was not searched for uses.
  var uses: RunUses?
  /// Reads a file of the run outside of those to check, by the path that findings show.
  var elsewhere: @Sendable (String) -> Input? = { _ in nil }
  /// How many bytes of fixed text may be read again for each file to find out the edits of its findings.
  var fixLimit = FixResolver.standardLimit

  func check(_ inputs: [Input]) -> Outcome {
    let examination = self.examine(inputs)
    let shown = inputs + examination.others
    var resolver = self.includesFixes ? FixResolver(inputs, examination, limit: self.fixLimit) : nil
    return self.outcome(
      of: examination, in: inputs,
      Self.reported(examination.findings, in: shown) { resolver?.fix(of: $0) })
  }

  /// - Parameter findings: the findings as reports show them.
  func outcome(of examination: Examination, in inputs: [Input], _ findings: [ReportedFinding]) -> Outcome {
    Outcome(
      viewModels: examination.viewModels.count,
      dialects: examination.viewModels.filter { $0.form.title == nil }
        .reduce(into: [:]) { $0[$1.dialect.rawValue, default: 0] += 1 },
      forms: examination.viewModels.compactMap(\.form.title).reduce(into: [:]) { $0[$1, default: 0] += 1 },
      outside: examination.outsiders.count,
      findings: findings,
      shares: self.includesShares ? self.shares(of: examination, Self.byPath(inputs)) : [:])
  }

  /// The findings of a component, with their fixes.
  struct Examination: Sendable {
    var viewModels: [ViewModel] = []
    /// The types that are called view models and are of no form.
    var outsiders: [Located<String>] = []
    /// The findings, file by file.
    var findings: [Checked] = []
    /// The files of other components that have findings: views and tests.
    var others: [Input] = []
  }

  /// How many view models keep each rule that they were checked with.
  private func shares(of examination: Examination, _ inputs: [String: Input]) -> [String: RuleShare] {
    var shares: [String: RuleShare] = [:]
    for viewModel in examination.viewModels {
      guard let configuration = inputs[viewModel.path]?.configuration else { continue }
      for rule in self.rules(for: viewModel, configuration) {
        shares[rule.rule.id, default: RuleShare()].checked += 1
      }
    }
    var broken: [String: Set<Int>] = [:]
    for finding in examination.findings {
      if let number = finding.number { broken[finding.rule.id, default: []].insert(number) }
    }
    for (rule, numbers) in broken { shares[rule, default: RuleShare()].broken = numbers.count }
    return shares
  }

  func examine(_ inputs: [Input]) -> Examination {
    let byPath = Self.byPath(inputs)
    let recognizer = Recognizer(inputs.filter { $0.file.problems.isEmpty }, facts: self.facts)
    let recognized = recognizer.viewModels()
    let uncheckedTypes = recognizer.uncheckedTypes(beside: recognized)
    // A file is examined once, however many view models it has.
    let checkedPaths = Set(recognized.map(\.path) + uncheckedTypes.map(\.name.path)).filter { path in
      guard let input = byPath[path] else { return false }
      return input.configuration.dialect(of: input.path) != .off && !Generated.isGenerated(input.file)
    }
    let viewModels = recognized.filter { checkedPaths.contains($0.path) }
    var examination = Examination(viewModels: viewModels)
    var collected: [String: [Checked]] = [:]
    var dialects: [String: Set<Dialect>] = [:]
    var moves = MoveCheck(byPath)
    var checkedFiles: Set<FileCheck> = []
    for (number, viewModel) in viewModels.enumerated() {
      guard let configuration = byPath[viewModel.path]?.configuration else { continue }
      for path in Self.paths(of: viewModel) { dialects[path, default: []].insert(viewModel.dialect) }
      let paths = viewModel.declaringPaths
      let context = RuleContext(of: viewModel, uses: self.uses)
      for rule in self.rules(for: viewModel, configuration) {
        // A file may have thousands of view models.
        if rule.rule.isAboutFiles,
          !checkedFiles.insert(FileCheck(rule: rule.rule.id, paths: paths)).inserted
        {
          continue
        }
        for finding in rule.findings(in: viewModel, context) {
          let checked = Checked(
            rule: rule.rule, severity: Self.severity(of: finding, atMost: rule.severity),
            finding: moves.checked(finding),
            viewModel: viewModel.name, number: number)
          collected[finding.path, default: []].append(checked)
        }
      }
    }
    for uncheckedType in uncheckedTypes where checkedPaths.contains(uncheckedType.name.path) {
      examination.outsiders.append(
        Located(uncheckedType.name.value.text, in: uncheckedType.name.path))
      guard let input = byPath[uncheckedType.name.path], self.reportsOutsiders(in: input) else { continue }
      collected[uncheckedType.name.path, default: []].append(
        Checked(
          rule: .outsideConvention, severity: input.configuration.severity(of: .outsideConvention),
          finding: uncheckedType.finding(in: input.file.language), viewModel: uncheckedType.name.value.text))
    }
    for input in inputs {
      if let problem = input.file.problems.first {
        let checked = Checked(
          rule: .parseError, severity: input.configuration.severity(of: .parseError),
          finding: Finding(problem.message, path: input.file.path, range: problem.range), viewModel: nil)
        if self.reportsProblems(of: input) {
          examination.findings.append(checked)
        }
        continue
      }
      examination.findings += self.suppressed(
        collected[input.file.path] ?? [], in: input, dialects: dialects[input.file.path] ?? [])
    }
    for (path, findings) in collected.sorted(by: { $0.key < $1.key }) where byPath[path] == nil {
      guard let input = self.elsewhere(path), !Generated.isGenerated(input.file) else { continue }
      examination.others.append(input)
      examination.findings += self.suppressed(findings, in: input, dialects: [])
    }
    return examination
  }

  /// The check of some files with a rule that is about them.
  private struct FileCheck: Hashable {
    var rule: String
    var paths: [String]
  }

  /// A finding with its rule.
  struct Checked: Sendable {
    var rule: Rule
    var severity: Severity
    var finding: Finding
    var viewModel: String?
    /// The place of the view model among those of the component.
    var number: Int?
  }

  private func reportsProblems(of input: Input) -> Bool {
    guard !self.checksUsesAlone, !input.isOutside || Self.mayHoldViewModel(input.file) else { return false }
    let isOff = input.configuration.rules[Rule.parseError.id]?.isOn == false
    guard self.onlyRules?.contains(Rule.parseError.id) ?? !isOff else { return false }
    return input.configuration.dialect(of: input.path) != .off && !Generated.isGenerated(input.file)
  }

  /// Whether a file that cannot be parsed has a class that is called a view model, and what views observe.
  private static func mayHoldViewModel(_ file: SourceFile) -> Bool {
    let bytes = file.text.bytes
    return Self.marksOfForms.contains(where: bytes.holds)
      && FileIndex.scan(bytes, file.language).headers.contains { $0.kind == .class && $0.namesViewModel }
  }

  private static let marksOfForms = ["@Observable", "@Published", "ObservableObject", "func transform("]
    .map { Array($0.utf8) }

  private func reportsOutsiders(in input: Input) -> Bool {
    !self.checksUsesAlone
      && Dialect.allCases.contains {
        $0.language == input.file.language && self.isOn(.outsideConvention, for: $0, input.configuration)
      }
  }

  /// The rules that a view model is checked with.
  private func rules(for viewModel: ViewModel, _ configuration: Configuration) -> [RuleInEffect] {
    var rules = self.rules(for: viewModel.dialect, configuration)
    if self.checksUsesAlone { rules.removeAll { !$0.rule.isAboutUses } }
    // Nearly all view models are of forms that all rules apply to.
    return rules.allSatisfy { $0.rule.forms.contains(viewModel.form) }
      ? rules : rules.filter { $0.rule.forms.contains(viewModel.form) }
  }

  private func rules(for dialect: Dialect, _ configuration: Configuration) -> [RuleInEffect] {
    if self.onlyRules == nil, let known = configuration.rulesInEffect[dialect] { return known }
    return configuration.inEffect(of: self.rules) { self.isOn($0, for: dialect, configuration) }
  }

  private func isOn(_ rule: Rule, for dialect: Dialect, _ configuration: Configuration) -> Bool {
    guard let onlyRules else { return configuration.isOn(rule, for: dialect) }
    return onlyRules.contains(rule.id) && rule.dialects.contains(dialect)
  }

  /// The files of a view model.
  private static func paths(of viewModel: ViewModel) -> Set<String> {
    var paths = Set(viewModel.bodies.map(\.path) + viewModel.groups.compactMap(\.declaration?.path))
    if case .declared(let declaration) = viewModel.typeProtocol { paths.insert(declaration.path) }
    return paths
  }

  // MARK: Suppressions

  /// Removes suppressed findings, and adds findings for invalid suppressions.
  private func suppressed(_ findings: [Checked], in input: Input, dialects: Set<Dialect>) -> [Checked] {
    let suppressions = Suppressions(input.file)
    guard !suppressions.isEmpty else { return findings }
    // Most suppressions cover a few lines, and a file may have as many of them as findings.
    var byLine: [Int: [Suppression]] = [:]
    var regions: [Suppression] = []
    for suppression in suppressions.suppressions {
      if suppression.lines.upperBound - suppression.lines.lowerBound < 50 {
        for line in suppression.lines { byLine[line, default: []].append(suppression) }
      } else {
        regions.append(suppression)
      }
    }
    var used: Set<Use> = []
    var left = findings.filter { checked in
      let line = input.file.text.position(at: checked.finding.range.start).line
      let holding = ((byLine[line] ?? []) + regions).filter { $0.covers(checked.rule.id, line: line) }
      for suppression in holding {
        for rule in suppression.rules where rule.text == checked.rule.id || rule.text == "all" {
          used.insert(Use(comment: suppression.range, rule: rule.text))
        }
      }
      return holding.isEmpty
    }
    // An invalid suppression is relevant only where rules apply.
    guard !dialects.isEmpty, !self.checksUsesAlone else { return left }
    let configuration = input.configuration
    func isOn(_ rule: Rule) -> Bool {
      let rule = self.rules.first { $0.id == rule.id } ?? rule
      return dialects.contains { self.isOn(rule, for: $0, configuration) }
    }
    if isOn(.invalidSuppression) {
      let severity = configuration.severity(of: .invalidSuppression)
      left += suppressions.problems.map {
        Checked(
          rule: .invalidSuppression, severity: Self.severity(of: $0, atMost: severity),
          finding: $0, viewModel: nil)
      }
    }
    guard isOn(.unusedSuppression) else { return left }
    lazy var removal = SuppressionRemoval(input.file)
    for suppression in suppressions.suppressions {
      for rule in suppression.rules where !used.contains(Use(comment: suppression.range, rule: rule.text)) {
        // The findings of a disabled rule are unknown.
        if let known = RuleSet.rule(rule.text) {
          // A finding in a view may be about a view model of another component.
          guard isOn(known), !known.isAboutUses else { continue }
        } else if self.onlyRules != nil {
          continue
        }
        left.append(
          Checked(
            rule: .unusedSuppression, severity: configuration.severity(of: .unusedSuppression),
            finding: Finding(
              "remove '\(rule.text)' from the suppression: it suppresses no finding",
              path: input.file.path, range: suppression.range
            ).fixed(by: removal.removing(rule.text, at: suppression.range)),
            viewModel: nil))
      }
    }
    return left
  }

  /// The severity of a finding: its own, where that is lower.
  private static func severity(of finding: Finding, atMost severity: Severity) -> Severity {
    min(severity, finding.severity ?? severity)
  }

  private struct Use: Hashable {
    var comment: TextRange
    var rule: String
  }

  // MARK: Places

  /// The findings as reports show them, each once.
  ///
  /// - Parameter fix: makes the fix of a finding; nil for none.
  static func reported(
    _ findings: [Checked], in inputs: [Input], fix: (Checked) -> ReportedFix? = { _ in nil }
  ) -> [ReportedFinding] {
    let inputs = self.byPath(inputs)
    var seen: Set<ReportedFinding> = []
    return findings.compactMap { checked in
      guard var finding = Self.reported(checked, in: inputs) else { return nil }
      // One finding is enough for two view models that share a position.
      guard seen.insert(finding.withoutViewModel).inserted else { return nil }
      finding.fix = fix(checked)
      return finding
    }
  }

  static func byPath(_ inputs: [Input]) -> [String: Input] {
    Dictionary(inputs.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A finding as reports show it; nil when it is in another file.
  static func reported(_ checked: Checked, in inputs: [String: Input]) -> ReportedFinding? {
    guard let text = inputs[checked.finding.path]?.file.text else { return nil }
    let start = text.position(at: checked.finding.range.start)
    let end = text.position(at: checked.finding.range.end)
    var finding = ReportedFinding(
      rule: checked.rule.id, severity: checked.severity, path: checked.finding.path, line: start.line,
      column: start.column, endLine: end.line, endColumn: end.column,
      range: text.sourceRange(checked.finding.range), message: checked.finding.message,
      viewModel: checked.viewModel, fixable: checked.finding.isFixable, refusal: checked.finding.refusal,
      content: Self.trimmed(text.line(start.line, atMost: ReportedFinding.maximumContent)),
      notes: checked.finding.notes.compactMap { note in
        guard let text = inputs[note.path]?.file.text else { return nil }
        let place = text.position(at: note.range.start)
        return ReportedFinding.Note(
          message: note.message, path: note.path, line: place.line, column: place.column,
          range: text.sourceRange(note.range))
      })
    finding.conditions = checked.finding.conditions
    return finding
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension Recognizer {
  /// - Parameters:
  ///   - inputs: the files of the run, or a group of them; their configurations may set their dialects.
  ///   - facts: the declarations of the whole run about type names, by language; nil to derive them from the files.
  init(_ inputs: [Checker.Input], facts: [Language: RunFacts]? = nil) {
    let byPath = Checker.byPath(inputs)
    self.init(inputs.map(\.file), facts: facts) { path in
      guard let input = byPath[path],
        case .dialect(let dialect)? = input.configuration.dialect(of: input.path)
      else { return nil }
      return dialect
    }
  }
}
