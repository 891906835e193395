import Rules
import SourceModel

/// Fixes the files of one component in memory, round by round, until nothing changes.
struct ComponentFixer: Sendable {
  /// The result of a component.
  struct Outcome: Sendable {
    var changes: [FixResult.Change] = []
    var left = Checker.Outcome()
    var refusals: [ReportedFinding: String] = [:]
  }

  let checker: Checker
  /// Makes what checks whether fixes are safe in the whole project, which is read for that. In most components, no fix
  /// requires it.
  let conditions: @Sendable () -> FixConditions
  /// Removes the findings that should not be fixed.
  let filter: @Sendable ([ReportedFinding]) -> [ReportedFinding]

  /// The number of rounds after which files are left as they are. Overlapping fixes need a round each, so many findings
  /// may need many rounds.
  private static func maximumRounds(_ examination: Checker.Examination) -> Int {
    min(256, max(32, examination.findings.count))
  }

  /// The position of each rule in the documentation; fixes are made in that order.
  private static let order = Dictionary(
    uniqueKeysWithValues: RuleSet.all.enumerated().map { ($1.id, $0) })

  /// Fixes the files of a component.
  func fix(_ inputs: [Checker.Input]) -> Outcome {
    var inputs = inputs
    var conditions: FixConditions?
    var examination = self.examine(inputs, &conditions)
    var fixed: [Int: [String: Int]] = [:]
    let originals = inputs.map(\.file.text.bytes)
    // The files that are left as they are, and why.
    var frozen = Dictionary(
      uniqueKeysWithValues: inputs.indices.filter { inputs[$0].isLinkToOutside }.map {
        ($0, FixResult.outside)
      })
    for _ in 0..<Self.maximumRounds(examination) {
      let fixable = self.fixable(examination, in: inputs)
      var isChanged = false
      for index in inputs.indices where frozen[index] == nil && !inputs[index].isKept {
        guard let findings = fixable[inputs[index].file.path] else { continue }
        let (file, made) = Self.fixed(inputs[index].file, findings, among: examination.viewModels)
        guard file.text.bytes != inputs[index].file.text.bytes else { continue }
        // A fix that breaks the file would be a bug of the tool, so the file stays as it was.
        guard file.problems.isEmpty else {
          frozen[index] = "the fixed file would not parse"
          continue
        }
        inputs[index].file = file
        for rule in made { fixed[index, default: [:]][rule, default: 0] += 1 }
        isChanged = true
      }
      guard isChanged else { break }
      examination = self.examine(inputs, &conditions)
    }
    return self.outcome(examination, inputs, originals, fixed, frozen)
  }

  /// The findings, without fixes that are not safe in the whole project.
  private func examine(
    _ inputs: [Checker.Input], _ conditions: inout FixConditions?
  ) -> Checker.Examination {
    var examination = self.checker.examine(inputs)
    for index in examination.findings.indices where !examination.findings[index].finding.conditions.isEmpty {
      var known = conditions ?? self.conditions()
      examination.findings[index].finding = known.checked(examination.findings[index].finding)
      conditions = known
    }
    return examination
  }

  /// The findings to fix by their files, in the order in which they are fixed.
  private func fixable(
    _ examination: Checker.Examination, in inputs: [Checker.Input]
  ) -> [String: [Checker.Checked]] {
    let fixable = examination.findings.filter(\.finding.isFixable)
    guard !fixable.isEmpty else { return [:] }
    let wanted = Set(self.filter(Checker.reported(fixable, in: inputs)).map(\.withoutViewModel))
    let inputs = Checker.byPath(inputs)
    let kept = fixable.filter { checked in
      // When two view models share a position, the finding of the first one represents both.
      Checker.reported(checked, in: inputs).map { wanted.contains($0.withoutViewModel) } ?? true
    }
    let grouped = Dictionary(grouping: kept, by: \.finding.path)
    return grouped.mapValues { findings in
      findings.sorted {
        (Self.order[$0.rule.id] ?? 0, $0.finding.range.start)
          < (Self.order[$1.rule.id] ?? 0, $1.finding.range.start)
      }
    }
  }

  /// The file with fixes, and the rules of those that were made.
  private static func fixed(
    _ file: SourceFile, _ findings: [Checker.Checked], among viewModels: [ViewModel]
  ) -> (SourceFile, made: [String]) {
    let fixes = findings.map { FileFix(edits: $0.finding.edits, moves: $0.finding.moves) }
    // Without moves the sections are not needed.
    let isMoving = fixes.contains { !$0.moves.isEmpty }
    let sections = isMoving ? Sections.all(in: file, of: viewModels) : [:]
    let outcome = FileFixer(file, sections: sections).apply(fixes)
    guard outcome.bytes != file.text.bytes else { return (file, []) }
    let text = SourceText(outcome.bytes)
    return (
      SourceReader.read(path: file.path, text: text, file.language), outcome.made.map { findings[$0].rule.id }
    )
  }

  private func outcome(
    _ examination: Checker.Examination, _ inputs: [Checker.Input], _ originals: [[UInt8]],
    _ fixed: [Int: [String: Int]], _ frozen: [Int: String]
  ) -> Outcome {
    var outcome = Outcome()
    outcome.left = self.checker.outcome(
      of: examination, in: inputs, Checker.reported(examination.findings, in: inputs))
    for (index, input) in inputs.enumerated()
    where input.file.text.bytes != originals[index] {
      outcome.changes.append(
        FixResult.Change(
          path: input.path, shownPath: input.file.path, old: originals[index], new: input.file.text.bytes,
          fixed: fixed[index] ?? [:], isStandardInput: input.isStandardInput))
    }
    let frozenPaths = Dictionary(
      frozen.map { (inputs[$0].file.path, $1) }, uniquingKeysWith: { first, _ in first })
    let byPath = Checker.byPath(inputs)
    for checked in examination.findings {
      let frozen = checked.finding.isFixable ? frozenPaths[checked.finding.path] : nil
      guard let refusal = checked.finding.refusal ?? frozen,
        let finding = Checker.reported(checked, in: byPath)
      else { continue }
      outcome.refusals[finding] = refusal
    }
    return outcome
  }
}
