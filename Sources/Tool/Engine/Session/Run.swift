import PortUses
import Recognition
import SourceModel

/// The files of a run, stage by stage.
///
/// They are found, scanned and grouped in components once. The files of a component are read and described where
/// they are needed, so that a large run holds only the descriptions that it works on:
///
/// 1. `RunFile`: a found file with its configuration.
/// 2. `ScannedFile`: its headers of declarations, and its uses of ports.
/// 3. `Components`: the indices of the files that are read together.
/// 4. `Checker.Input`: a file with its description.
/// 5. `Recognizer`: the view models of a component, which `Checker` checks.
///
/// A run that is updated repeats for an edit only what the edit touches.
package struct Run: Sendable {
  private(set) var files: [ScannedFile] = []
  private(set) var components = Components([])
  /// Who uses the ports of view models; nil where the run was not searched for uses.
  private(set) var uses: RunUses?
  let settings: LintSettings
  /// The files that could not be found.
  var missing: [FileFailure] = []
  /// The shown paths of the files that only declare what the others need.
  var others: Set<String> = []
  private var needs: ScannedFile.Needs
  /// The version of the next file that is read.
  private var version = 0
  /// What tells which facts and uses a text depends on; nil until it is needed.
  private var names: [Language: KnownNames]?
  /// The names that lead to ports and do not tell it by their spelling; nil until they are needed.
  private var portals: [Language: Set<String>]?
  /// The keys of components by the versions of their files, in a run that is updated.
  private var keys: [[Int]: Key] = [:]

  private struct Key: Sendable {
    var base: ResultKeys.Base
    /// The whole key; nil after the uses were joined again.
    var text: String?
  }

  /// Scans and groups files.
  ///
  /// - Parameters:
  ///   - findsUses: whether the uses of ports are needed.
  ///   - keepsTexts: whether the texts of all files are kept, so that the run can be updated.
  init(
    _ files: [RunFile], _ settings: LintSettings, findsUses: Bool = false, keepsTexts: Bool = false,
    access: FileAccess = .disk
  ) {
    self.settings = settings
    self.needs = ScannedFile.Needs(
      hashes: keepsTexts || settings.cache != nil, texts: keepsTexts, access: access)
    self.update(files, findsUses: findsUses) { _, _ in false }
  }

  /// Replaces the files by those of a later state, and repeats the stages of those that are not the same.
  ///
  /// - Parameter isSame: whether a file would be read as it was; it is not asked for new files.
  mutating func update(
    _ files: [RunFile], findsUses: Bool, isSame: @escaping @Sendable (ScannedFile, RunFile) -> Bool
  ) {
    let old = self.files
    // Shown paths are different even where paths are equal strings.
    let known =
      findsUses == self.needs.uses
      ? Dictionary(old.map { ($0.file.shownPath, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
    self.needs.uses = findsUses
    let (needs, version) = (self.needs, self.version)
    self.files = Parallel.map(Array(files.enumerated()), threads: self.settings.threadCount) { number, file in
      guard var scanned = known[file.shownPath], isSame(scanned, file) else {
        return ScannedFile(file, version: version + number, needs)
      }
      if !scanned.file.configuration.isSame(as: file.configuration) { scanned.version = version + number }
      scanned.file = file
      return scanned
    }
    self.version += files.count
    self.regroup(old)
    if findsUses, self.files.map(\.version) != old.map(\.version) { self.readUses() }
    self.joinUses(old)
  }

  private mutating func regroup(_ old: [ScannedFile]) {
    guard self.files.map(\.index) != old.map(\.index) else { return }
    let facts = self.components.facts
    self.components = Components(self.files.map(\.index), readsEveryFile: self.settings.readsEveryFile)
    self.portals = nil
    if self.components.facts != facts { self.names = nil }
  }

  private mutating func joinUses(_ old: [ScannedFile]) {
    let unclear = self.uses?.unclear
    let isSame =
      self.files.count == old.count
      && zip(self.files, old).allSatisfy { new, old in
        new.version == old.version && new.key == old.key || new.uses == nil && old.uses == nil
      }
    guard !isSame else { return }
    let sources = self.files.compactMap { scanned in
      scanned.uses.map {
        RunUses.Source(
          path: scanned.file.shownPath, language: scanned.file.language, key: scanned.key, uses: $0)
      }
    }
    self.uses =
      sources.isEmpty
      ? nil
      : RunUses(sources, keepsFiles: self.needs.texts, after: self.uses) { [settings] count, task in
        _ = Parallel.map(Array(0..<count), threads: settings.threadCount, task)
      }
    for files in self.keys.keys { self.keys[files]?.text = nil }
    if self.uses?.unclear != unclear { self.names = nil }
  }

  /// Reads the uses in the files whose spelling tells that they may have some, and in those that name a type which leads
  /// to ports and does not tell it; then in those that name a member with such a type.
  private mutating func readUses() {
    // Without a view model nothing has a use.
    guard self.needs.texts ? !self.components.groups.isEmpty : self.mayHaveViewModels() else { return }
    var portals = self.portals ?? self.components.portals
    self.portals = portals
    let needs = self.needs
    for _ in 0..<2 {
      let known = portals
      self.files = Parallel.map(self.files, threads: self.settings.threadCount) { file in
        var file = file
        file.readUses(through: known[file.file.language] ?? [], needs)
        return file
      }
      for file in self.files { portals[file.file.language]?.formUnion(file.uses?.portalMembers ?? []) }
      guard portals != known else { return }
    }
  }

  /// Whether a component may have view models; where few files are in components, whether one has.
  ///
  /// Libraries have few types that are named like ports, and searching all files for their uses costs more than reading
  /// the files with these types does. Their descriptions are kept.
  private mutating func mayHaveViewModels() -> Bool {
    guard self.components.groups.reduce(0, { $0 + $1.count }) <= 128 else { return true }
    for group in self.components.groups {
      let texts = self.texts(of: group).texts
      let inputs = texts.map(self.described)
      for (text, input) in zip(texts, inputs) { self.files[text.file].description = input.file }
      guard Recognizer(inputs, facts: self.components.facts).viewModels().isEmpty else { return true }
    }
    return false
  }

  /// The files with their texts, where the run keeps them.
  var inputs: [RunFile] {
    self.files.map { scanned in
      var file = scanned.file
      file.text = scanned.bytes
      return file
    }
  }

  /// The files that could not be found, or not be read when they were scanned.
  package var failures: [FileFailure] { self.missing + self.files.compactMap(\.failure) }

  /// Whether the run was searched for uses.
  var findsUses: Bool { self.needs.uses }

  /// The progress of a command that examines all components.
  var progress: RunProgress {
    RunProgress(
      total: self.components.groups.reduce(0) { $0 + $1.count }, report: self.settings.progress)
  }

  /// Maps components in parallel; the results are in their order.
  func map<Result: Sendable>(
    _ groups: [[Int]], _ transform: @escaping @Sendable ([Int]) -> Result
  ) -> [Result] {
    Parallel.map(groups, threads: self.settings.threadCount, transform)
  }

  // MARK: Components

  /// A file of the run by its index, and its text.
  typealias Text = (file: Int, bytes: [UInt8])

  /// The texts of files, and the files that could be read before and cannot any more.
  func texts(of group: [Int]) -> (texts: [Text], unread: [FileFailure]) {
    var texts: [Text] = []
    var unread: [FileFailure] = []
    for file in group where self.files[file].failure == nil {
      do throws(FileFailure) {
        let bytes =
          if let bytes = self.files[file].bytes { bytes } else { try self.files[file].file.read() }
        texts.append((file: file, bytes: bytes))
      } catch {
        unread.append(error)
      }
    }
    return (texts, unread)
  }

  /// The description of a file.
  func described(_ text: Text) -> Checker.Input {
    let input = self.files[text.file].file
    let isFromStandardInput = self.settings.standardInput != nil
    return Checker.Input(
      file: self.files[text.file].description ?? self.description(of: input, text.bytes), path: input.path,
      configuration: input.configuration,
      isStandardInput: isFromStandardInput && input.text != nil,
      // With text on standard input, only that text is fixed.
      isKept: isFromStandardInput && input.text == nil, isLinkToOutside: input.isLinkToOutside,
      isOutside: self.components.outside.contains(text.file))
  }

  private func description(of file: RunFile, _ bytes: [UInt8]) -> SourceFile {
    self.needs.access.willParse(file.shownPath)
    return file.described(bytes)
  }

  /// The full names of the types that files declare.
  private func typeNames(in group: [Int]) -> Set<String> {
    Set(
      group.flatMap { file in
        let index = self.files[file].index
        let scope = FileScope(index)
        return index.headers.map { scope.fullName(of: ($0.enclosing ?? []) + [$0.name]) }
      })
  }

  // MARK: Findings

  /// A component with its findings.
  struct Checked: Sendable {
    var files: [Int]
    /// A hash of everything that the outcome depends on; empty where no outcomes are kept.
    var key = ""
    var outcome: Checker.Outcome
    /// The files that could be read before and cannot any more.
    var unread: [FileFailure]
    fileprivate var base: ResultKeys.Base?
    fileprivate var descriptions: [Int: SourceFile] = [:]
  }

  /// Checks the components of the run.
  var checker: Checker {
    let numbers = Dictionary(
      self.files.enumerated().map { ($1.file.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    return Checker(
      facts: self.components.facts, onlyRules: self.settings.rules,
      includesFixes: self.settings.includesFixes, includesShares: self.settings.includesShares,
      uses: self.uses,
      elsewhere: { [self] path in
        numbers[path].flatMap { self.texts(of: [$0]).texts.first }.map(self.described)
      })
  }

  /// Checks the components, or reuses outcomes.
  ///
  /// - Parameters:
  ///   - known: outcomes by keys; nil when none are kept and no key is needed.
  ///   - keys: makes the keys.
  ///   - usesAlone: whether only the rules about uses are checked.
  mutating func check(
    known: [String: Checker.Outcome]?, _ keys: ResultKeys, usesAlone: Bool = false
  ) -> [Checked] {
    if known != nil, self.names == nil {
      let unclear = self.uses?.unclear ?? []
      self.names = self.components.facts.mapValues { KnownNames($0.names.union(unclear)) }
      self.keys = [:]
    }
    var checker = self.checker
    checker.checksUsesAlone = usesAlone
    let progress = self.progress
    let checked = self.map(self.components.groups) { [self, checker] group in
      self.check(group, checker, known, keys, progress)
    }
    guard self.needs.texts else { return checked }
    self.keys = [:]
    for component in checked {
      self.keys[self.versions(of: component.files)] = component.base.map {
        Key(base: $0, text: component.key)
      }
      let isOpen = self.isOpen(component.files)
      for file in component.files {
        self.files[file].description =
          isOpen ? component.descriptions[file] ?? self.files[file].description : nil
      }
    }
    return checked
  }

  private func check(
    _ group: [Int], _ checker: Checker, _ known: [String: Checker.Outcome]?, _ keys: ResultKeys,
    _ progress: RunProgress
  ) -> Checked {
    let (texts, unread) = self.texts(of: group)
    var checked = Checked(files: group, outcome: Checker.Outcome(), unread: unread)
    if let known, let names {
      let old = self.keys[self.versions(of: group)]
      let base =
        old?.base
        ?? keys.base(
          of: texts.map { (self.files[$0.file].file, $0.bytes) }, facts: self.components.facts, names: names)
      checked.base = base
      checked.key =
        old?.text
        ?? base.key(uses: self.uses?.summary(of: self.typeNames(in: group), having: base.words) ?? [])
      if let outcome = known[checked.key] {
        progress.add(group.count)
        checked.outcome = outcome
        return checked
      }
    }
    let read: @Sendable (Text) -> Checker.Input = { text in
      defer { progress.add(1) }
      return self.described(text)
    }
    // A large component would leave all cores but one idle.
    let isLarge = group.count > 32
    let inputs = isLarge ? Parallel.map(texts, threads: self.settings.threadCount, read) : texts.map(read)
    checked.outcome = checker.check(inputs)
    if self.needs.texts, self.isOpen(group) {
      for (text, input) in zip(texts, inputs) { checked.descriptions[text.file] = input.file }
    }
    return checked
  }

  private func versions(of group: [Int]) -> [Int] { group.map { self.files[$0].version } }

  /// Whether an editor has a file of a component.
  private func isOpen(_ group: [Int]) -> Bool { group.contains { self.files[$0].file.text != nil } }
}

extension [Run.Checked] {
  /// The outcome of all components.
  var outcome: Checker.Outcome { self.reduce(into: Checker.Outcome()) { $0 += $1.outcome } }
}
