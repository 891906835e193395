import Recognition
package import Rules
import SourceModel

/// A run of the linter that stays in memory and follows an editor.
///
/// Its findings are those of a run over the same folders with the texts of the editor saved to disk:
///
/// ```swift
/// var session = try Session(LintSettings(paths: ["Sources"], version: "1.0"))
/// let check = try session.check("Sources/LoginViewModel.swift", text: Array(buffer.utf8))
/// for finding in check.findings { print(finding.range.start, finding.message) }
/// ```
///
/// It reads all files once. Afterwards a change of one file costs the time of its component, which is the view model,
/// its protocols and its extensions, and of finding out anew who uses which port. What may have findings in texts of the
/// editor is checked after each change, and the rest with `checkNext` or once it is asked for. The cache, the progress and the standard input
/// of the settings are not used.
///
/// A session is a value that one task changes at a time; an actor can hold it.
package struct Session: Sendable {
  private(set) var linter: Linter
  private let keys: ResultKeys
  private(set) var found: FoundFiles
  private(set) var run: Run
  /// The absolute paths of the files by those that findings show.
  private(set) var paths: [String: String] = [:]
  /// The indices of the files by the bytes of their absolute paths.
  private var numbers: [[UInt8]: Int] = [:]
  /// The components as they were checked last.
  private(set) var components: [Run.Checked] = []
  /// The files of the project, when findings include fixes: whether a fix is safe depends on them.
  private(set) var project: ProjectFiles?
  /// The result of a run over all files; nil until it is asked for.
  private var wholeResult: LintResult?

  /// Finds and reads the files.
  ///
  /// - Throws: an error in a configuration.
  package init(_ settings: LintSettings) throws(ConfigurationError) {
    try self.init(settings, access: .disk)
  }

  init(_ settings: LintSettings, access: FileAccess) throws(ConfigurationError) {
    var settings = settings
    settings.standardInput = nil
    settings.cache = nil
    settings.progress = nil
    self.linter = Linter(settings)
    self.keys = ResultKeys(settings, workingDirectory: self.linter.workingDirectory)
    self.run = Run([], settings, keepsTexts: true, access: access)
    self.found = try self.linter.find()
    self.readFound()
  }

  // MARK: Findings

  /// The result of a run over all files.
  package var result: LintResult {
    mutating get {
      if let wholeResult { return wholeResult }
      self.check(self.run.pending.sorted())
      let result = self.linter.completed(
        self.linter.result(of: self.components, self.run), self.found,
        in: self.project ?? self.linter.project(of: self.run.inputs))
      self.wholeResult = result
      return result
    }
  }

  /// The findings of a file by line and column; empty when the file is not part of the run.
  package mutating func findings(_ path: String) -> [ReportedFinding] {
    guard let index = self.index(of: self.absolute(path)) else { return [] }
    let path = self.found.inputs[index].shownPath
    // Whether a fix is safe may depend on any file.
    guard self.found.inputs[index].text != nil, !self.linter.settings.includesFixes else {
      return self.result.report.findings.filter { $0.path == path }
    }
    return self.components.lazy.filter { $0.paths.contains(path) }
      .flatMap { $0.outcome.findings.filter { $0.path == path } }.sorted()
  }

  /// The edits that fix a finding and nothing else, or the reason why there are none.
  ///
  /// - Returns: nil when the session has no such finding, for example after a change of its file.
  package func fix(_ finding: ReportedFinding) -> ReportedFix? {
    if let fix = finding.fix { return fix }
    let component = self.components.first { component in
      component.outcome.findings.contains { $0.isAt(finding) }
    }
    guard let component else { return nil }
    let project = self.project ?? self.linter.project(of: self.run.inputs)
    let checked = self.linter.checked([finding], in: project)[0]
    if let reason = checked.refusal, finding.refusal == nil { return .unavailable(reason: reason) }
    // A thread of its own has a stack that is large enough to read any file.
    return Parallel.map([component.files], threads: 1) { [run] files in
      let inputs = run.texts(of: files).texts.map(run.described)
      let examination = run.checker.examine(inputs)
      let byPath = Checker.byPath(inputs + examination.others)
      let checked = examination.findings.first { Checker.reported($0, in: byPath)?.isAt(finding) ?? false }
      var resolver = FixResolver(inputs, examination)
      return checked.map { resolver.fix(of: $0) }
    }[0]
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
    let before = self.findingsByPath
    try self.update(path, text: text)
    let after = self.findingsByPath
    var others = after.filter { before[$0.key] != $0.value }
    for path in before.keys where after[path] == nil { others[path] = [] }
    if let index = self.index(of: self.absolute(path)) { others[self.found.inputs[index].shownPath] = nil }
    return FileCheck(findings: self.findings(path), others: others)
  }

  private var findingsByPath: [String: [ReportedFinding]] {
    mutating get { Dictionary(grouping: self.result.report.findings, by: \.path) }
  }

  /// Replaces the file on disk by the text of an editor until `close`.
  package mutating func update(_ path: String, text: [UInt8]) throws(ConfigurationError) {
    let path = self.absolute(path)
    let isNew = self.linter.settings.texts.updateValue(text, forKey: path) == nil
    if let index = self.index(of: path) {
      self.replaceText(of: index, with: text)
    } else if isNew {
      try self.reload()
    } else if self.project?.replaceText(of: path, with: text) == true {
      self.finish()
    }
  }

  /// Drops the text of the editor and reads the file on disk again.
  package mutating func close(_ path: String) throws(ConfigurationError) {
    let path = self.absolute(path)
    guard self.linter.settings.texts.removeValue(forKey: path) != nil else { return }
    guard let index = self.index(of: path), FileSystem.signature(of: path) != nil else {
      return try self.reload()
    }
    self.replaceText(of: index, with: nil)
  }

  /// Finds files and configurations again, and reads the files that changed on the disk.
  package mutating func reload() throws(ConfigurationError) {
    self.found = try self.linter.find()
    self.readFound()
  }

  private mutating func readFound() {
    self.paths = Dictionary(
      self.found.inputs.map { ($0.shownPath, $0.path) }, uniquingKeysWith: { first, _ in first })
    self.numbers = Dictionary(
      self.found.inputs.enumerated().map { (Array($1.path.utf8), $0) },
      uniquingKeysWith: { first, _ in first })
    self.run.update(self.found.inputs, findsUses: self.linter.needsUses(self.found.inputs)) { old, new in
      old.isCurrent(new)
    }
    if self.linter.settings.includesFixes { self.project = self.linter.project(of: self.run.inputs) }
    self.components = self.run.aligned(self.components)
    self.finish()
  }

  private mutating func replaceText(of index: Int, with text: [UInt8]?) {
    self.found.inputs[index].text = text
    let path = self.found.inputs[index].path
    self.run.replace(index, by: self.found.inputs[index])
    if self.linter.settings.includesFixes,
      !(self.run.files[index].bytes.map { self.project?.replaceText(of: path, with: $0) ?? false } ?? false)
    {
      self.project = self.linter.project(of: self.run.inputs)
    }
    self.finish()
  }

  /// Checks what may have findings in texts of the editor.
  private mutating func finish() {
    self.wholeResult = nil
    if self.components.map(\.files) != self.run.components.groups {
      self.components = self.run.aligned(self.components)
    }
    self.check(self.run.pendingInTexts(self.components))
  }

  /// Checks a few of the view models that texts of the editor tell nothing of.
  ///
  /// - Returns: false where nothing was left to check.
  package mutating func checkNext() -> Bool {
    guard !self.run.pending.isEmpty else { return false }
    self.check(Array(self.run.pending.sorted().prefix(16)))
    return true
  }

  private mutating func check(_ numbers: [Int]) {
    let checked = self.run.check(numbers, after: self.components, self.keys)
    for (number, component) in zip(numbers, checked) { self.components[number] = component }
  }

  // MARK: Files

  func absolute(_ path: String) -> String {
    Paths.absolute(path, relativeTo: self.linter.workingDirectory)
  }

  func index(of path: String) -> Int? {
    self.numbers[Array(path.utf8)]
  }
}

extension ReportedFinding {
  /// Whether it is another one, however much is known of the fix of both.
  fileprivate func isAt(_ other: ReportedFinding) -> Bool {
    self.rule == other.rule && self.range == other.range && self.path == other.path
      && self.message == other.message && self.viewModel == other.viewModel
  }
}

/// The result of checking one file again.
package struct FileCheck: Hashable, Sendable {
  /// The findings of the file.
  package var findings: [ReportedFinding]
  /// All findings of the other files whose findings changed, by the paths that findings show; empty where none are
  /// left.
  package var others: [String: [ReportedFinding]]

  package init(findings: [ReportedFinding], others: [String: [ReportedFinding]]) {
    self.findings = findings
    self.others = others
  }
}
