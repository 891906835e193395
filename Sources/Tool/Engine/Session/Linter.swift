import Foundation
import PortUses
import Recognition
package import Rules
import SourceModel

/// Checks view models in files.
///
/// A run finds the files, scans the bytes of each for headers of declarations, groups the files that may
/// hold view models into components, and reads and checks the components in parallel.
package struct Linter: Sendable {
  var settings: LintSettings
  let workingDirectory = Paths.workingDirectory
  /// The time in seconds since 1970.
  private let now: @Sendable () -> TimeInterval

  package init(_ settings: LintSettings) {
    self.init(settings) { Date().timeIntervalSince1970 }
  }

  /// - Parameter now: the current time for the cache.
  init(_ settings: LintSettings, now: @escaping @Sendable () -> TimeInterval) {
    self.settings = settings
    self.now = now
  }

  /// Runs.
  ///
  /// - Throws: an error in a configuration. A file that cannot be read does not end the run.
  package func run() throws(ConfigurationError) -> LintResult {
    let found = try self.find()
    return self.completed(self.check(found.inputs), found, in: self.project(of: found.inputs))
  }

  /// A result with what the search found, and without the fixes that are not safe in the whole project.
  func completed(
    _ result: LintResult, _ found: FoundFiles, in project: @autoclosure () -> ProjectFiles
  ) -> LintResult {
    var result = found.completing(result)
    if self.settings.includesFixes, result.report.findings.contains(where: { !$0.conditions.isEmpty }) {
      let project = project()
      result.report.findings = self.checked(result.report.findings, in: project)
      result.failures += Self.failures(project.failures, besides: result.failures)
    }
    return result
  }

  /// Findings without the fixes that are not safe in the whole project.
  func checked(
    _ findings: [ReportedFinding], in project: @autoclosure () -> ProjectFiles
  ) -> [ReportedFinding] {
    guard findings.contains(where: { !$0.conditions.isEmpty }) else { return findings }
    var conditions = FixConditions(project())
    return findings.map { conditions.checked($0) }
  }

  /// The files of the project of a run.
  ///
  /// - Parameter findsOthers: whether the files of the run are in the folders of a project.
  func project(of inputs: [RunFile], findsOthers: Bool = true) -> ProjectFiles {
    ProjectFiles(inputs, self.settings, findsOthers: findsOthers)
  }

  /// The files of a project that could not be read and are not known yet.
  private static func failures(_ failures: [FileFailure], besides known: [FileFailure]) -> [FileFailure] {
    let known = Set(known.map(\.path))
    return failures.filter { !known.contains($0.path) }
  }

  /// Applies fixes in memory: nothing is written.
  ///
  /// - Parameter baseline: the baseline, whose findings are not fixed.
  /// - Throws: an error in a configuration. A file that cannot be read does not end the run.
  package func fix(baseline: Baselines.Choice = .configured) throws(ConfigurationError) -> FixResult {
    let found = try self.find()
    let baselines = try Baselines(baseline, of: found.baselines)
    let cache = RunCache(found.inputs, self.settings, self.keys, now: self.now())
    if let outcome = cache?.outcome, !outcome.findings.contains(where: \.fixable) {
      let left = self.result(outcome, files: Self.count(of: found.inputs))
      return FixResult(
        changes: [], left: found.completing(left), refusals: [:], baselines: baselines,
        temporaryFiles: found.temporaryFiles)
    }
    var (result, components, isInProject) = self.fix(found.inputs, baselines)
    if self.needsUses(found.inputs) {
      // What remains is what a lint reports: rules about uses look at the whole run.
      let changed = Dictionary(
        result.changes.map { ($0.path, $0.new) }, uniquingKeysWith: { first, _ in first })
      let inputs = found.inputs.map { file in
        var file = file
        if let text = changed[file.path] { file.text = text }
        return file
      }
      result.left.report = self.report(of: inputs, knowing: result.left.report, of: components)
      let reasons = Dictionary(
        result.refusals.map { ($0.key.place, $0.value) }, uniquingKeysWith: { first, _ in first })
      for finding in result.left.report.findings {
        if let reason = reasons[finding.place] { result.refusals[finding] = reason }
      }
    }
    if result.changes.isEmpty, result.left.failures.isEmpty, !isInProject {
      cache?.write(Checker.Outcome(result.left.report))
    }
    result.left = found.completing(result.left)
    result.temporaryFiles = found.temporaryFiles
    return result
  }

  /// What a lint of fixed files reports.
  ///
  /// - Parameters:
  ///   - known: what all rules but those about uses report of them.
  ///   - components: the components of the files before they were fixed.
  private func report(
    of inputs: [RunFile], knowing known: LintReport, of components: Components
  ) -> LintReport {
    var run = Run(inputs, self.settings, findsUses: true)
    // Fixes can change what a component holds, and what other components know of its types.
    let isSame = run.components.groups == components.groups && run.components.facts == components.facts
    var report = self.result(of: run.check(known: nil, self.keys, usesAlone: isSame), run).report
    if isSame { report.findings = (report.findings + known.findings).sorted() }
    return report
  }

  /// Fixes text that is not in a file, with one configuration for all of it.
  ///
  /// - Parameters:
  ///   - sources: the texts and the paths that findings show for them.
  ///   - configuration: the text of a configuration for the working folder; nil for the defaults.
  package func fix(
    _ sources: [(path: String, bytes: [UInt8])], configuration: String? = nil
  ) throws(ConfigurationError) -> FixResult {
    self.fix(try self.inputs(sources, configuration), try Baselines(.none, of: [:]), isStored: false).result
  }

  /// - Parameter isStored: whether the texts are those of files.
  /// - Returns: the result, the components of the files before they are fixed, and whether the project was asked if a
  ///   fix is safe in it, which a linter does not ask.
  private func fix(
    _ inputs: [RunFile], _ baselines: Baselines, isStored: Bool = true
  ) -> (result: FixResult, components: Components, isInProject: Bool) {
    let run = Run(inputs, self.settings)
    let groups = run.components.groups
    let checker = Checker(facts: run.components.facts, onlyRules: self.settings.rules)
    let progress = run.progress
    let conditions = Derived<FixConditions>()
    let outcomes = run.map(groups) { group in
      let (texts, unread) = run.texts(of: group)
      let fixer = ComponentFixer(
        checker: checker,
        conditions: {
          conditions.value { FixConditions(self.project(of: inputs, findsOthers: isStored)) }
        }, filter: { self.wanted(baselines.filter($0)) })
      let outcome = fixer.fix(texts.map(run.described))
      progress.add(group.count)
      return (outcome, unread)
    }
    var checked = Checker.Outcome()
    var changes: [FixResult.Change] = []
    var refusals: [ReportedFinding: String] = [:]
    var failures = run.failures
    for (outcome, unread) in outcomes {
      failures += unread
      checked += outcome.left
      changes += outcome.changes
      refusals.merge(outcome.refusals) { first, _ in first }
    }
    var left = self.result(checked, files: Self.count(of: inputs) - failures.count)
    left.failures = failures + Self.failures(conditions.known?.failures ?? [], besides: failures)
    let result = FixResult(
      changes: changes.sorted { $0.shownPath < $1.shownPath }, left: left, refusals: refusals,
      baselines: baselines)
    return (result, run.components, conditions.known != nil)
  }

  /// The findings to fix: notes only on request, or where their rules are named.
  private func wanted(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    let fixesNotes = self.settings.fixesNotes || self.settings.rules != nil
    return fixesNotes ? findings : findings.filter { $0.severity > .note }
  }

  /// Finds the files.
  func find() throws(ConfigurationError) -> FoundFiles { try FoundFiles(self.settings) }

  /// Checks text that is not in a file, with one configuration for all of it.
  ///
  /// - Parameters:
  ///   - sources: the texts and the paths that findings show for them.
  ///   - configuration: the text of a configuration for the working folder; nil for the defaults.
  package func lint(
    _ sources: [(path: String, bytes: [UInt8])], configuration: String? = nil
  ) throws(ConfigurationError) -> LintReport {
    self.check(try self.inputs(sources, configuration)).report
  }

  private func inputs(
    _ sources: [(path: String, bytes: [UInt8])], _ configuration: String?
  ) throws(ConfigurationError) -> [RunFile] {
    let folder = self.workingDirectory + "/"
    let applied =
      try configuration.map { text throws(ConfigurationError) in
        try ConfigurationReader.read(text, path: folder + Configuration.fileName)
      } ?? .standard
    return sources.map { source in
      RunFile(
        path: Paths.absolute(source.path, relativeTo: folder), shownPath: source.path, configuration: applied,
        text: source.bytes)
    }
  }

  // MARK: The whole run

  /// Makes the keys of results.
  var keys: ResultKeys { ResultKeys(self.settings, workingDirectory: self.workingDirectory) }

  private func check(_ inputs: [RunFile]) -> LintResult {
    let keys = self.keys
    // Before the files are examined: a change after it may be missed.
    let cache = RunCache(inputs, self.settings, keys, now: self.now())
    if let outcome = cache?.outcome { return self.result(outcome, files: Self.count(of: inputs)) }
    var run = Run(inputs, self.settings, findsUses: self.needsUses(inputs))
    let known = cache?.components
    let checked = run.check(known: known, keys)
    let result = self.result(of: checked, run)
    if let cache, let known {
      cache.write(checked, after: known)
      if result.failures.isEmpty { cache.write(checked.outcome) }
    }
    return result
  }

  /// The result of the outcomes of all components.
  func result(of checked: [Run.Checked], _ run: Run) -> LintResult {
    let failures = run.failures + checked.flatMap(\.unread)
    var result = self.result(checked.outcome, files: Self.count(of: run.files.map(\.file)) - failures.count)
    result.failures = failures
    return result
  }

  /// The number of source files: layouts are searched for uses alone.
  private static func count(of files: [RunFile]) -> Int { files.count { !$0.isLayout } }

  private func result(_ outcome: Checker.Outcome, files: Int) -> LintResult {
    LintResult(report: LintReport(outcome, files: files), failures: [], skipped: [])
  }

  /// Whether a rule about the uses of ports is on, and the run covers whole folders: single files do not show all uses.
  func needsUses(_ inputs: [RunFile]) -> Bool {
    guard self.settings.listedPaths.isEmpty, self.settings.standardInput == nil,
      self.settings.paths.allSatisfy({
        FileSystem.isDirectory(Paths.absolute($0, relativeTo: self.workingDirectory))
      })
    else { return false }
    let rules = RuleSet.all.filter(\.isAboutUses)
    if let only = self.settings.rules { return rules.contains { only.contains($0.id) } }
    var seen: [String: Set<[Int]>] = [:]
    return inputs.contains { input in
      let configuration = input.configuration
      guard seen[configuration.folder, default: []].insert(configuration.applied).inserted else {
        return false
      }
      return rules.contains { rule in
        rule.dialects.contains { input.configuration.isOn(rule, for: $0) }
      }
    }
  }
}

extension ReportedFinding {
  /// What identifies it in one state of the files, however much is known about its fix.
  fileprivate var place: [String] { [self.rule, self.path, "\(self.line):\(self.column)", self.message] }
}
