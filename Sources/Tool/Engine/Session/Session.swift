import Recognition
package import Rules
import SourceModel

/// A run of the linter that stays in memory and follows an editor.
///
/// Its findings are those of a run over the same files with the texts of the editor saved to disk:
///
/// ```swift
/// var session = try Session(LintSettings(paths: ["Sources"], version: "1.0"))
/// let check = try session.check("Sources/LoginViewModel.swift", text: Array(buffer.utf8))
/// for finding in check.findings { print(finding.range.start, finding.message) }
/// ```
///
/// It reads all files once. Afterwards a change of one file costs the time of its component: the view model, its
/// protocols and its extensions. The cache and the progress of the settings are not used.
///
/// A session is a value that one task changes at a time; an actor can hold it.
package struct Session: Sendable {
  /// A file with its cached state.
  private struct File: Sendable {
    var scanned: ScannedFile
    /// The description, kept while the file's component has a file that is open in the editor.
    var description: SourceFile?
    /// The state of the file when it was read; nil when it cannot tell whether the file has changed since.
    var signature: FileSystem.Signature?
  }

  /// A component with its findings.
  private struct Component: Sendable {
    /// The indices of its files, ascending.
    var files: [Int]
    /// The key of everything that the result depends on.
    var key: String
    var outcome: Checker.Outcome
  }

  private let linter: Linter
  private let access: FileAccess
  private let keys: ResultKeys
  private var found = FoundFiles(inputs: [], failures: [], skipped: [])
  /// The files, sorted by path.
  private var files: [File] = []
  /// The indices of the files by their absolute paths.
  private var indices: [String: Int] = [:]
  /// The texts of the editor by absolute paths.
  private var buffers: [String: [UInt8]] = [:]
  /// The files of the project, when findings include fixes: whether a fix is safe depends on them.
  private var project: ProjectFiles?
  private var facts: [Language: RunFacts] = [:]
  private var names: [Language: KnownNames] = [:]
  private var components: [Component] = []
  /// The indices of the files that matter only for types that are named like view models and have no port protocols.
  private var outside: Set<Int> = []
  /// The index of the component of each file that has one.
  private var componentOfFile: [Int: Int] = [:]

  /// Finds, reads and checks the files.
  ///
  /// - Parameter settings: the settings of the run. Text of standard input counts as a text of the editor.
  /// - Throws: an error in a configuration.
  package init(_ settings: LintSettings) throws(ConfigurationError) {
    try self.init(settings, access: .disk)
  }

  init(_ settings: LintSettings, access: FileAccess) throws(ConfigurationError) {
    var settings = settings
    let standardInput = settings.standardInput
    settings.standardInput = nil
    self.linter = Linter(settings)
    self.access = access
    self.keys = ResultKeys(settings, workingDirectory: self.linter.workingDirectory)
    if let standardInput { self.buffers[self.absolute(standardInput.path)] = standardInput.bytes }
    try self.reload()
  }

  // MARK: Findings

  /// The result of a run over all files.
  package var result: LintResult {
    let failures = self.files.compactMap(\.scanned.failure)
    var outcome = self.components.reduce(into: Checker.Outcome()) { $0 += $1.outcome }
    outcome.findings = self.checked(outcome.findings)
    var result = self.linter.result(outcome, files: self.files.count - failures.count)
    result.failures = failures
    return self.found.completing(result)
  }

  /// The findings of a file by line and column; empty when the file is not part of the run.
  package func findings(_ path: String) -> [ReportedFinding] {
    guard let index = self.indices[self.absolute(path)], let component = self.componentOfFile[index] else {
      return []
    }
    let shownPath = self.files[index].scanned.file.shownPath
    return self.checked(self.components[component].outcome.findings.filter { $0.path == shownPath }.sorted())
  }

  /// Findings without the edits that are not safe in the whole project.
  private func checked(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    guard self.linter.settings.includesFixes else { return findings }
    return self.linter.checked(findings, in: self.project ?? self.linter.project(of: self.inputs))
  }

  /// The edits that fix a finding and nothing else, or the reason why there are none.
  ///
  /// - Returns: nil when the session has no such finding, for example after a change of its file.
  package mutating func fix(_ finding: ReportedFinding) -> ReportedFix? {
    guard let index = self.files.firstIndex(where: { $0.scanned.file.shownPath == finding.path }),
      let component = self.componentOfFile[index]
    else { return nil }
    if let fix = finding.fix { return fix }
    let checked = self.linter.checked([finding], in: self.project ?? self.linter.project(of: self.inputs))[0]
    if let reason = checked.refusal, finding.refusal == nil { return .unavailable(reason: reason) }
    let files = self.components[component].files
    self.describe(files)
    let inputs = self.inputs(files)
    let checker = self.checker
    // A thread of its own has a stack that is large enough to read any file.
    let fixes: [ReportedFix?] = Parallel.map([inputs], threads: 1) { inputs in
      let examination = checker.examine(inputs)
      let byPath = Checker.byPath(inputs)
      let checked = examination.findings.first { checked in
        checked.finding.path == finding.path && checked.finding.range == finding.range.offsets
          && Checker.reported(checked, in: byPath) == finding
      }
      guard let checked else { return nil }
      var resolver = FixResolver(inputs, examination)
      return resolver.fix(of: checked)
    }
    self.forgetDescriptions(files)
    return fixes[0]
  }

  // MARK: Changes

  /// Checks the text of an editor, which replaces the file on disk until `close`.
  ///
  /// - Parameters:
  ///   - path: the path of the file, which need not exist.
  ///   - text: its text in UTF-8.
  /// - Throws: an error in the configuration of a new file.
  @discardableResult package mutating func check(
    _ path: String, text: [UInt8]
  ) throws(ConfigurationError) -> FileCheck {
    let before = self.components
    try self.update(path, text: text)
    let findings = self.findings(path)
    var others = self.changes(since: before)
    if let index = self.indices[self.absolute(path)] {
      others[self.files[index].scanned.file.shownPath] = nil
    }
    return FileCheck(findings: findings, others: others)
  }

  /// Replaces the file on disk by the text of an editor until `close`.
  package mutating func update(_ path: String, text: [UInt8]) throws(ConfigurationError) {
    let path = self.absolute(path)
    self.buffers[path] = text
    guard let index = self.indices[path] else { return try self.insert(path, text) }
    self.files[index].scanned.file.text = text
    self.replaceText(of: index, with: text)
  }

  /// Drops the text of the editor and reads the file on disk again.
  package mutating func close(_ path: String) throws(ConfigurationError) {
    let path = self.absolute(path)
    guard self.buffers.removeValue(forKey: path) != nil, let index = self.indices[path] else { return }
    guard FileSystem.signature(of: path) != nil else { return try self.reload() }
    self.files[index] = self.read(
      RunFile(
        path: path, shownPath: self.files[index].scanned.file.shownPath,
        configuration: self.files[index].scanned.file.configuration))
    self.refresh(changed: nil)
  }

  /// Finds files and configurations again, and reads the files that changed on the disk.
  package mutating func reload() throws(ConfigurationError) {
    var found = try self.linter.find()
    let known = self.indices
    for (path, text) in self.buffers {
      if let index = found.inputs.firstIndex(where: { $0.path == path }) {
        found.inputs[index].text = text
      } else if let file = try self.newFile(path, text) {
        found.inputs.append(file)
      }
    }
    found.inputs.sort { $0.path < $1.path }
    self.found = found
    let files = self.files
    let read: @Sendable (RunFile) -> File = { [self] file in
      guard let index = known[file.path] else { return self.read(file) }
      var old = files[index]
      let isSame =
        file.text == nil
        ? old.scanned.file.text == nil && old.signature != nil
          && old.signature == FileSystem.signature(of: file.path)
        : old.scanned.file.text == file.text
      guard isSame else { return self.read(file) }
      old.scanned.file = file
      return old
    }
    self.files = Parallel.map(found.inputs, threads: self.linter.threads, read)
    self.indices = Dictionary(
      self.files.enumerated().map { ($1.scanned.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    if self.linter.settings.includesFixes { self.project = self.linter.project(of: self.inputs) }
    self.refresh(changed: nil)
  }

  // MARK: Files

  /// The files with the texts of the editor.
  private var inputs: [RunFile] { self.files.map(\.scanned.file) }

  private func absolute(_ path: String) -> String {
    Paths.absolute(path, relativeTo: self.linter.workingDirectory)
  }

  /// A file that exists only in the editor; nil when a configuration excludes it.
  private func newFile(_ path: String, _ text: [UInt8]) throws(ConfigurationError) -> RunFile? {
    var configurations = try Configurations(fixed: self.linter.settings.configuration)
    let configuration = try configurations.configuration(for: path)
    guard !configuration.excludes(path) else { return nil }
    let shownPath = Paths.shown(path, from: self.linter.workingDirectory)
    return RunFile(path: path, shownPath: shownPath, configuration: configuration, text: text)
  }

  private mutating func insert(_ path: String, _ text: [UInt8]) throws(ConfigurationError) {
    guard let file = try self.newFile(path, text) else { return }
    let index = self.files.firstIndex { $0.scanned.file.path > path } ?? self.files.count
    self.files.insert(self.read(file), at: index)
    self.found.inputs.insert(file, at: index)
    for (index, file) in self.files.enumerated() { self.indices[file.scanned.file.path] = index }
    self.refresh(changed: nil)
  }

  /// Reads and scans a file.
  private func read(_ file: RunFile) -> File {
    // The state is taken before the file is read, so that a later write is detected.
    let signature = file.text == nil ? FileSystem.signature(of: file.path) : nil
    let isSettled = signature?.isSettled(at: self.access.now()) ?? false
    return File(
      scanned: ScannedFile(file, read: self.access.read), signature: isSettled ? signature : nil)
  }

  private mutating func replaceText(of index: Int, with text: [UInt8]) {
    let old = self.files[index].scanned.index
    self.files[index].scanned.index = FileIndex.scan(text, self.files[index].scanned.file.language)
    self.files[index].scanned.bytes = text
    self.files[index].description = nil
    self.files[index].signature = nil
    self.files[index].scanned.failure = nil
    self.project?.replaceText(
      of: self.files[index].scanned.file.path, with: text, self.files[index].scanned.file.language)
    self.refresh(changed: self.files[index].scanned.index == old ? index : nil)
  }

  // MARK: Components

  private var checker: Checker {
    Checker(
      facts: self.facts, onlyRules: self.linter.settings.rules,
      includesFixes: self.linter.settings.includesFixes)
  }

  /// Checks the components again whose results may have changed.
  ///
  /// - Parameter changed: the file whose text alone changed, and not its headers; nil when anything may have changed.
  private mutating func refresh(changed: Int?) {
    if let changed {
      guard let component = self.componentOfFile[changed] else { return }
      let files = self.components[component].files
      let key = self.key(of: files)
      self.components[component].key = key
      self.components[component].outcome = self.outcomes(of: [files])[0]
      return
    }
    let components = Components(
      self.files.map(\.scanned.index), readsEveryFile: self.linter.settings.readsEveryFile)
    if self.facts != components.facts {
      self.facts = components.facts
      self.names = components.facts.mapValues(KnownNames.init)
    }
    self.outside = components.outside
    self.componentOfFile = [:]
    for (component, files) in components.groups.enumerated() {
      for file in files { self.componentOfFile[file] = component }
    }
    for index in self.files.indices where self.componentOfFile[index] == nil {
      self.files[index].description = nil
      if !self.files[index].scanned.index.isLikelyRead { self.files[index].scanned.bytes = nil }
    }
    self.readMissing(components.groups.flatMap(\.self))
    let known = Dictionary(
      self.components.map { ($0.key, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    let keys = components.groups.map { self.key(of: $0) }
    let pending = keys.indices.filter { known[keys[$0]] == nil }
    let outcomes = self.outcomes(of: pending.map { components.groups[$0] })
    let new = Dictionary(uniqueKeysWithValues: zip(pending, outcomes))
    self.components = keys.indices.map { index in
      Component(
        files: components.groups[index], key: keys[index],
        outcome: known[keys[index]] ?? new[index] ?? Checker.Outcome())
    }
  }

  /// Reads the files of components whose bytes were not kept.
  private mutating func readMissing(_ files: [Int]) {
    let missing = files.filter {
      self.files[$0].scanned.bytes == nil && self.files[$0].scanned.failure == nil
    }
    let access = self.access
    let texts = Parallel.map(missing.map { self.files[$0].scanned.file }, threads: self.linter.threads) {
      file in
      try? file.read(access.read)
    }
    for (index, text) in zip(missing, texts) { self.files[index].scanned.bytes = text }
  }

  private func key(of files: [Int]) -> String {
    let texts = files.compactMap { index in
      self.files[index].scanned.bytes.map { (file: self.files[index].scanned.file, bytes: $0) }
    }
    return self.keys.key(of: texts, facts: self.facts, names: self.names)
  }

  /// Checks components.
  private mutating func outcomes(of groups: [[Int]]) -> [Checker.Outcome] {
    for files in groups where self.isOpen(files) { self.describe(files) }
    let checker = self.checker
    let outcomes = Parallel.map(groups, threads: self.linter.threads) { [self] files in
      checker.check(self.inputs(files))
    }
    for files in groups { self.forgetDescriptions(files) }
    return outcomes
  }

  private func isOpen(_ files: [Int]) -> Bool { files.contains { self.files[$0].scanned.file.text != nil } }

  /// Parses the files of a component that are not parsed.
  private mutating func describe(_ files: [Int]) {
    let missing = files.filter { self.files[$0].description == nil && self.files[$0].scanned.bytes != nil }
    let descriptions = Parallel.map(missing, threads: self.linter.threads) { [self] index in
      self.description(of: self.files[index])
    }
    for (index, description) in zip(missing, descriptions) { self.files[index].description = description }
  }

  /// Drops the descriptions of a component without open files.
  private mutating func forgetDescriptions(_ files: [Int]) {
    guard !self.isOpen(files) else { return }
    for file in files { self.files[file].description = nil }
  }

  private func description(of file: File) -> SourceFile? {
    file.description
      ?? file.scanned.bytes.map { bytes in
        self.access.willParse(file.scanned.file.shownPath)
        return file.scanned.file.described(bytes)
      }
  }

  /// The files of a component as the checker takes them.
  private func inputs(_ files: [Int]) -> [Checker.Input] {
    files.compactMap { index in
      let file = self.files[index].scanned.file
      return self.description(of: self.files[index]).map { description in
        Checker.Input(
          file: description, path: file.path, configuration: file.configuration,
          isOutside: self.outside.contains(index))
      }
    }
  }

  /// The findings of all files whose findings changed, by paths.
  private func changes(since before: [Component]) -> [String: [ReportedFinding]] {
    func findings(of components: [Component], without keys: Set<String>) -> [String: [ReportedFinding]] {
      let changed = components.filter { !keys.contains($0.key) }
      return Dictionary(grouping: changed.flatMap(\.outcome.findings), by: \.path).mapValues { $0.sorted() }
    }
    let old = findings(of: before, without: Set(self.components.map(\.key)))
    let new = findings(of: self.components, without: Set(before.map(\.key)))
    return Set(old.keys).union(new.keys).reduce(into: [:]) { changes, path in
      if old[path] != new[path] { changes[path] = new[path] ?? [] }
    }
  }
}
