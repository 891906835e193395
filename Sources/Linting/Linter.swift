public import Conventions
import Foundation
import Recognition
import ViewModelModel

/// Checks view models in files.
///
/// A run finds the files, scans the bytes of each for headers of declarations, groups the files that may
/// hold view models into components, and reads and checks the components in parallel.
public struct Linter: Sendable {
  private let settings: LintSettings
  private let workingDirectory = Paths.workingDirectory
  private let threads: Int
  /// The time in seconds since 1970.
  private let now: @Sendable () -> TimeInterval

  public init(_ settings: LintSettings) {
    self.init(settings) { Date().timeIntervalSince1970 }
  }

  /// - Parameter now: the time that the cache believes in.
  init(_ settings: LintSettings, now: @escaping @Sendable () -> TimeInterval) {
    self.settings = settings
    self.threads = settings.threads ?? ProcessInfo.processInfo.activeProcessorCount
    self.now = now
  }

  /// Runs.
  ///
  /// - Throws: what is wrong with a configuration. A file that cannot be read does not end the run.
  public func run() throws(ConfigurationError) -> LintResult {
    let found = try self.find()
    return found.completing(self.check(found.inputs))
  }

  /// Mends what can be mended, in memory: nothing is written.
  ///
  /// - Parameter baseline: the baseline for all files, instead of those that the configurations name. What it holds
  ///   back is left alone.
  /// - Throws: what is wrong with a configuration. A file that cannot be read does not end the run.
  public func fix(baseline: String? = nil) throws(ConfigurationError) -> FixResult {
    let found = try self.find()
    let baselines = try Baselines(baseline, of: found.baselines)
    var result = self.fix(found.inputs, baselines)
    result.left = found.completing(result.left)
    return result
  }

  /// Mends text that stands in no file, with one configuration for all of it.
  ///
  /// - Parameters:
  ///   - sources: the texts and the paths that findings show for them.
  ///   - configuration: the text of a configuration for the working folder; nil for the defaults.
  public func fix(
    _ sources: [(path: String, bytes: [UInt8])], configuration: String? = nil
  ) throws(ConfigurationError) -> FixResult {
    self.fix(try self.inputs(sources, configuration), try Baselines(nil, of: [:]))
  }

  private func fix(_ inputs: [Input], _ baselines: Baselines) -> FixResult {
    let scanned = self.scan(inputs)
    let components = Components(scanned.map(\.index), readsEveryFile: self.settings.readsEveryFile)
    let checker = Checker(facts: components.facts, onlyRules: self.settings.rules)
    let fixer = ComponentFixer(checker: checker, filter: baselines.filter)
    let progress = RunProgress(
      total: components.groups.reduce(0) { $0 + $1.count }, report: self.settings.progress)
    let outcomes = Parallel.map(components.groups, threads: self.threads) { group in
      let files = self.texts(of: group, inputs, scanned).map { self.described($0, inputs) }
      let outcome = fixer.fix(files)
      progress.add(group.count)
      return outcome
    }
    var checked = Checker.Outcome()
    var changes: [FixResult.Change] = []
    var refusals: [ReportedFinding: String] = [:]
    for outcome in outcomes {
      checked.viewModels += outcome.left.viewModels
      checked.findings += outcome.left.findings
      changes += outcome.changes
      refusals.merge(outcome.refusals) { first, _ in first }
    }
    let failures = scanned.compactMap(\.failure)
    var left = self.result(checked, files: inputs.count - failures.count)
    left.failures = failures
    return FixResult(
      changes: changes.sorted { $0.shownPath < $1.shownPath }, left: left, refusals: refusals,
      baselines: baselines)
  }

  /// The files of a run, and what was noticed on the way to them.
  private struct Found {
    var inputs: [Input]
    var failures: [FileFailure]
    var skipped: [String]

    /// A result with what was noticed.
    func completing(_ result: LintResult) -> LintResult {
      var result = result
      result.failures = self.failures + result.failures
      result.skipped = self.skipped
      result.baselines = self.baselines
      return result
    }

    /// The baselines that the configurations of the files name, by the paths that findings show.
    var baselines: [String: String] {
      let named = self.inputs.compactMap { input in input.configuration.baseline.map { (input.shownPath, $0) }
      }
      return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
  }

  private func find() throws(ConfigurationError) -> Found {
    var finder = FileFinder(
      workingDirectory: self.workingDirectory,
      configurations: try Configurations(fixed: self.settings.configuration))
    var (files, configurations) = try finder.find(self.settings.paths)
    var text: [UInt8]?
    if let standardInput = self.settings.standardInput {
      let path = Paths.absolute(standardInput.path, relativeTo: self.workingDirectory)
      // What is typed stands for the file of that path.
      files.removeAll { $0.path == path }
      let configuration = try configurations.configuration(for: path)
      if !configuration.excludes(path) {
        let shownPath = Paths.shown(path, from: self.workingDirectory)
        files.append(FileFinder.Found(path: path, shownPath: shownPath, configuration: configuration))
        text = standardInput.bytes
      }
    }
    var inputs = files.map { Input(path: $0.path, shownPath: $0.shownPath, configuration: $0.configuration) }
    if let text { inputs[inputs.count - 1].text = text }
    return Found(inputs: inputs, failures: finder.failures, skipped: finder.skipped)
  }

  /// Checks text that stands in no file, with one configuration for all of it.
  ///
  /// - Parameters:
  ///   - sources: the texts and the paths that findings show for them.
  ///   - configuration: the text of a configuration for the working folder; nil for the defaults.
  public func lint(
    _ sources: [(path: String, bytes: [UInt8])], configuration: String? = nil
  ) throws(ConfigurationError) -> LintReport {
    self.check(try self.inputs(sources, configuration)).report
  }

  private func inputs(
    _ sources: [(path: String, bytes: [UInt8])], _ configuration: String?
  ) throws(ConfigurationError) -> [Input] {
    let folder = self.workingDirectory + "/"
    let applied =
      try configuration.map { text throws(ConfigurationError) in
        try ConfigurationReader.read(text, path: folder + Configuration.fileName)
      } ?? .standard
    return sources.map { source in
      Input(
        path: Paths.absolute(source.path, relativeTo: folder), shownPath: source.path, configuration: applied,
        text: source.bytes)
    }
  }

  /// A file with what applies to it.
  private struct Input: Sendable {
    var path: String
    var shownPath: String
    var configuration: Configuration
    /// The text of standard input.
    var text: [UInt8]?

    var language: Language { SourceReader.language(of: self.path) }
  }

  // MARK: The whole run

  /// What the cache keeps of a run in which every file could be read.
  private struct CachedRun: Codable {
    var key: String
    var outcome: Checker.Outcome
  }

  private func check(_ inputs: [Input]) -> LintResult {
    let cache = self.settings.cache.map { Cache(folder: $0) }
    let name = self.cacheName
    // The time before the files are looked at: what is written after it may not be seen.
    let now = self.now()
    let common = cache == nil ? ContentHash() : self.commonHash
    let key = cache == nil ? nil : self.key(of: inputs, common: common, now: now)
    if let key, let run = cache?.read(CachedRun.self, named: "run-\(name)"), run.key == key {
      return self.result(run.outcome, files: inputs.count)
    }

    let scanned = self.scan(inputs)
    let failures = scanned.compactMap(\.failure)
    let components = Components(
      scanned.map(\.index), readsEveryFile: self.settings.readsEveryFile)
    let known = cache?.read([String: Checker.Outcome].self, named: "components-\(name)") ?? [:]
    let (outcome, kept) = self.check(
      components, inputs: inputs, scanned: scanned, known: cache == nil ? nil : known, common: common)
    if let cache {
      if Set(kept.keys) != Set(known.keys) { cache.write(kept, named: "components-\(name)") }
      if let key, failures.isEmpty {
        cache.write(CachedRun(key: key, outcome: outcome), named: "run-\(name)")
      }
    }
    var result = self.result(outcome, files: inputs.count - failures.count)
    result.failures = failures
    return result
  }

  private func result(_ outcome: Checker.Outcome, files: Int) -> LintResult {
    let report = LintReport(files: files, viewModels: outcome.viewModels, findings: outcome.findings.sorted())
    return LintResult(report: report, failures: [], skipped: [])
  }

  // MARK: Scanning

  private struct Scanned: Sendable {
    var index: FileIndex
    /// The bytes, kept where the file is likely to be read.
    var bytes: [UInt8]?
    var failure: FileFailure?
  }

  private func scan(_ inputs: [Input]) -> [Scanned] {
    Parallel.map(inputs, threads: self.threads) { input in
      do throws(FileFailure) {
        let bytes: [UInt8]
        if let text = input.text { bytes = text } else { bytes = try FileSystem.read(input.path) }
        let index = FileIndex.scan(bytes, input.language)
        return Scanned(index: index, bytes: index.namesPorts ? bytes : nil)
      } catch {
        return Scanned(
          index: FileIndex(input.language), failure: FileFailure(path: input.shownPath, reason: error.reason))
      }
    }
  }

  // MARK: Components

  /// Checks the components, or takes what is known of them.
  ///
  /// - Parameters:
  ///   - known: what the cache has by keys; nil when there is no cache and no key is needed.
  ///   - common: what all keys start from.
  private func check(
    _ components: Components, inputs: [Input], scanned: [Scanned], known: [String: Checker.Outcome]?,
    common: ContentHash
  ) -> (Checker.Outcome, kept: [String: Checker.Outcome]) {
    let checker = Checker(facts: components.facts, onlyRules: self.settings.rules)
    let progress = RunProgress(
      total: components.groups.reduce(0) { $0 + $1.count }, report: self.settings.progress)
    let names = known == nil ? nil : components.facts.mapValues(KnownNames.init)
    let check: @Sendable ([Int]) -> (key: String?, outcome: Checker.Outcome) = { group in
      let texts = self.texts(of: group, inputs, scanned)
      let key = names.map {
        self.key(of: texts, inputs: inputs, facts: components.facts, names: $0, common: common)
      }
      if let key, let outcome = known?[key] {
        progress.add(group.count)
        return (key, outcome)
      }
      let read: @Sendable (Text) -> Checker.Input = { text in
        defer { progress.add(1) }
        return self.described(text, inputs)
      }
      // A large component would leave all cores but one idle.
      let isLarge = group.count > 32
      let files = isLarge ? Parallel.map(texts, threads: self.threads, read) : texts.map(read)
      return (key, checker.check(files))
    }

    let results = Parallel.map(components.groups, threads: self.threads, check)
    var outcome = Checker.Outcome()
    var kept: [String: Checker.Outcome] = [:]
    for result in results {
      outcome.viewModels += result.outcome.viewModels
      outcome.findings += result.outcome.findings
      if let key = result.key { kept[key] = result.outcome }
    }
    return (outcome, kept)
  }

  /// A file of the run by its index, and its text.
  private typealias Text = (file: Int, bytes: [UInt8])

  private func texts(of group: [Int], _ inputs: [Input], _ scanned: [Scanned]) -> [Text] {
    group.compactMap { file in
      let bytes = scanned[file].bytes ?? inputs[file].text ?? (try? FileSystem.read(inputs[file].path))
      return bytes.map { (file: file, bytes: $0) }
    }
  }

  private func described(_ text: Text, _ inputs: [Input]) -> Checker.Input {
    let input = inputs[text.file]
    let description = SourceReader.read(path: input.shownPath, text: SourceText(text.bytes), input.language)
    return Checker.Input(
      file: description, path: input.path, configuration: input.configuration,
      isStandardInput: self.settings.standardInput != nil && input.text != nil,
      // Where text is typed, it alone is to be mended.
      isKept: self.settings.standardInput != nil && input.text == nil)
  }

  // MARK: Keys

  /// The name under which the cache keeps what belongs to these paths.
  private var cacheName: String {
    var hash = ContentHash()
    hash.combine(self.workingDirectory)
    for path in self.settings.paths { hash.combine(path) }
    hash.combine(self.settings.standardInput?.path ?? "")
    return hash.text
  }

  /// A hash of the states of all files and of what else the result depends on.
  ///
  /// Nil when a file was changed so lately that a further change could leave its state as it is.
  private func key(of inputs: [Input], common: ContentHash, now: TimeInterval) -> String? {
    var hash = common
    for input in inputs {
      hash.combine(input.shownPath)
      hash.combine(input.configuration.folder)
      hash.combine(input.configuration.text)
      if let text = input.text {
        hash.combine(text)
        continue
      }
      guard let signature = FileSystem.signature(of: input.path) else { return nil }
      let newest = Double(max(signature.modified, signature.changed)) / 1e9
      guard newest < now - 2 else { return nil }
      for part in [signature.size, signature.modified, signature.changed] {
        hash.combine(UInt64(bitPattern: part))
      }
      hash.combine(signature.identity)
    }
    return hash.text
  }

  /// A hash of the contents of a component's files and of what else its result depends on.
  private func key(
    of texts: [(file: Int, bytes: [UInt8])], inputs: [Input], facts: [Language: RunFacts],
    names: [Language: KnownNames], common: ContentHash
  ) -> String {
    var hash = common
    var found: [Language: Set<String>] = [:]
    for (file, bytes) in texts {
      let input = inputs[file]
      hash.combine(input.shownPath)
      hash.combine(input.configuration.folder)
      hash.combine(input.configuration.text)
      hash.combine(bytes)
      found[input.language, default: []].formUnion(names[input.language]?.names(in: bytes) ?? [])
    }
    for language in Language.allCases {
      let known = facts[language]?.restricted(to: found[language] ?? [])
      for fact in known?.summary ?? [] { hash.combine(fact) }
    }
    return hash.text
  }

  /// A hash of what every result depends on: the tool and the rules.
  private var commonHash: ContentHash {
    var hash = ContentHash()
    hash.combine(self.settings.version)
    // A tool that was built anew may find something else under the same version.
    if let tool = FileSystem.signature(of: Bundle.main.executablePath ?? "") {
      hash.combine(UInt64(bitPattern: tool.modified))
      hash.combine(UInt64(bitPattern: tool.size))
    }
    for rule in (self.settings.rules ?? ["*"]).sorted() { hash.combine(rule) }
    return hash
  }
}
