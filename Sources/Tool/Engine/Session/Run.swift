import PortUses
import Recognition
import Rules
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
  /// The indices of the files by their shown paths.
  private var numbers: [String: Int] = [:]
  /// The component of each file that is in one.
  private var groups: [Int: Int] = [:]
  /// What tells which facts and uses a text depends on; nil until it is needed.
  private var names: Names?
  /// The names of which something else became known, change by change; nil for all names.
  private var changedNames: [[Language: KnownNames]?] = []
  /// The names of types that lead to ports and do not tell it by their spelling; nil until they are needed.
  private var portals: [Language: Set<String>]?
  /// These, and the names of members with such types.
  private var allPortals: [Language: Set<String>]?
  /// Whether the uses in one file were read last, and in no other file.
  private var haveOthersTheirUses = false
  /// The keys of components by the versions of their files, in a run that is updated.
  private var keys: [[Int]: Key] = [:]
  /// The components to check again, since something may have changed that they depend on.
  private(set) var pending: Set<Int> = []

  private struct Key: Sendable {
    var base: ResultKeys.Base
    /// How many of the changes of names the base is later than.
    var changes: Int
    /// The whole key; nil after the uses were joined again.
    var text: String?
  }

  /// The names that are known in each language, and what they are known from.
  private struct Names: Sendable {
    let known: [Language: KnownNames]
    let facts: [Language: RunFacts]
    let unclear: Set<String>

    init(_ facts: [Language: RunFacts], unclear: Set<String>, after old: Names?) {
      self.known = Dictionary(
        uniqueKeysWithValues: facts.map { language, facts in
          let isSame = old?.unclear == unclear && old?.facts[language] == facts
          let known = isSame ? old?.known[language] : nil
          return (language, known ?? KnownNames(facts.names.union(unclear)))
        })
      self.facts = facts
      self.unclear = unclear
    }

    /// The names of which something else was known before; nil where facts differ that have no name.
    func names(unlike old: Names) -> [Language: Set<String>]? {
      let unclear = self.unclear.symmetricDifference(old.unclear)
      var changed: [Language: Set<String>] = [:]
      for (language, facts) in self.facts {
        guard let names = facts.names(unlike: old.facts[language] ?? RunFacts()) else { return nil }
        changed[language] = names.union(unclear)
      }
      return changed
    }
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
    self.numbers = Dictionary(
      self.files.enumerated().map { ($1.file.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    if self.files.map(\.index) != old.map(\.index) { self.regroup() }
    self.pending = Set(self.components.groups.indices)
    if findsUses, self.files.map(\.version) != old.map(\.version) { self.readUses() }
    let haveSameUses =
      self.files.count == old.count
      && zip(self.files, old).allSatisfy { new, old in
        new.version == old.version && new.key == old.key || new.uses == nil && old.uses == nil
      }
    if !haveSameUses { self.joinUses() }
  }

  /// Replaces one file by a later state of it, and repeats the stages of the others only where they depend on what changed.
  mutating func replace(_ number: Int, by file: RunFile) {
    let old = self.files[number]
    let group = self.groups[number]
    if let group { self.keys[self.versions(of: self.components.groups[group])] = nil }
    let (needs, version) = (self.needs, self.version)
    self.version += 1
    // A thread of its own has a stack that is large enough to read any file.
    self.files[number] =
      Parallel.map([file], threads: 1) { ScannedFile($0, version: version, needs) }[0]
    if let group { self.pending.insert(group) }
    if self.files[number].index != old.index {
      let portals = self.portals
      self.regroup(after: number)
      // Where the same names lead to ports as before, the other files have the uses that they had.
      if let portals, !self.components.groups.isEmpty, self.components.portals == portals {
        self.portals = portals
      }
    }
    guard needs.uses, !self.components.groups.isEmpty else { return }
    self.readUses(of: number)
    if !self.haveOthersTheirUses || old.uses != nil || self.files[number].uses != nil {
      self.joinUses(of: number)
    }
  }

  /// - Parameter number: the index of the one file that changed; nil where any files may have changed.
  private mutating func regroup(after number: Int? = nil) {
    self.components = Components(
      self.files.map(\.index), readsEveryFile: self.settings.readsEveryFile,
      after: number.map { (self.components, $0) })
    self.pending = Set(self.components.groups.indices)
    self.groups = [:]
    for (group, files) in self.components.groups.enumerated() {
      for file in files { self.groups[file] = group }
    }
    self.portals = nil
  }

  private mutating func joinUses() {
    let sources = self.files.compactMap(\.source)
    self.uses =
      sources.isEmpty
      ? nil
      : RunUses(sources, keepsFiles: self.needs.texts, after: self.uses) { [settings] count, task in
        _ = Parallel.map(Array(0..<count), threads: settings.threadCount, task)
      }
    for files in self.keys.keys { self.keys[files]?.text = nil }
    self.pending = Set(self.components.groups.indices)
  }

  /// Joins the uses again after those of one file were read.
  private mutating func joinUses(of number: Int) {
    guard self.haveOthersTheirUses, let source = self.files[number].source,
      let types = self.uses?.replace(source)
    else { return self.joinUses() }
    for (group, files) in self.components.groups.enumerated() where self.declare(types, files) {
      self.keys[self.versions(of: files)]?.text = nil
      self.pending.insert(group)
    }
  }

  /// Whether files of a component declare one of some types.
  private func declare(_ types: Set<String>, _ group: [Int]) -> Bool {
    group.contains { !self.files[$0].typeNames.isDisjoint(with: types) }
  }

  /// Reads the uses in the files whose spelling tells that they may have some, and in those that name a type which leads
  /// to ports and does not tell it; then in those that name a member with such a type.
  private mutating func readUses() {
    // Without a view model nothing has a use.
    guard self.needs.texts ? !self.components.groups.isEmpty : self.mayHaveViewModels() else { return }
    let portals = self.portals ?? self.components.portals
    self.portals = portals
    let needs = self.needs
    self.files = Parallel.map(self.files, threads: self.settings.threadCount) { file in
      var file = file
      file.readUses(throughTypes: portals[file.file.language] ?? [], needs)
      return file
    }
    let all = self.withMembers(portals)
    self.allPortals = all
    // Files whose texts are kept were not read again where they name the same types as before.
    guard all != portals || needs.texts else { return }
    self.files = Parallel.map(self.files, threads: self.settings.threadCount) { file in
      var file = file
      file.readUses(through: all[file.file.language] ?? [], needs)
      return file
    }
  }

  /// Reads the uses in one file, and in the others where other names lead to ports than before.
  private mutating func readUses(of number: Int) {
    self.haveOthersTheirUses = false
    guard let portals, let allPortals else { return self.readUses() }
    let needs = self.needs
    let language = self.files[number].file.language
    self.change(number) { $0.readUses(throughTypes: portals[language] ?? [], needs) }
    guard self.withMembers(portals) == allPortals else { return self.readUses() }
    self.haveOthersTheirUses = true
    guard allPortals != portals else { return }
    self.change(number) { $0.readUses(through: allPortals[language] ?? [], needs) }
  }

  /// Changes one file, on a thread whose stack is large enough to read any file.
  private mutating func change(_ number: Int, _ change: @escaping @Sendable (inout ScannedFile) -> Void) {
    self.files[number] =
      Parallel.map([self.files[number]], threads: 1) { file in
        var file = file
        change(&file)
        return file
      }[0]
  }

  /// Names of types that lead to ports, with the names of the members that have such types.
  private func withMembers(_ portals: [Language: Set<String>]) -> [Language: Set<String>] {
    var all = portals
    for number in self.files.indices where !self.files[number].portalMembers.isEmpty {
      all[self.files[number].file.language]?.formUnion(self.files[number].portalMembers)
    }
    return all
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

  // MARK: Findings

  /// A component with its findings.
  struct Checked: Sendable {
    var files: [Int]
    /// The versions of the files.
    var versions: [Int]
    /// A hash of everything that the outcome depends on; empty where no outcomes are kept.
    var key = ""
    var outcome = Checker.Outcome() {
      didSet { self.paths = Set(self.outcome.findings.map(\.path)) }
    }
    /// The paths of its findings.
    private(set) var paths: Set<String> = []
    /// The files that could be read before and cannot any more.
    var unread: [FileFailure] = []
    fileprivate var base: ResultKeys.Base?
    fileprivate var descriptions: [Int: SourceFile] = [:]
  }

  /// Checks the components of the run.
  var checker: Checker {
    Checker(
      facts: self.components.facts, onlyRules: self.settings.rules,
      includesFixes: self.settings.includesFixes, includesShares: self.settings.includesShares,
      uses: self.uses,
      elsewhere: { [self] path in
        self.numbers[path].flatMap { self.texts(of: [$0]).texts.first }.map(self.described)
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
    if known != nil { self.renewNames() }
    return self.checked(self.components.groups, known: known, keys, usesAlone: usesAlone)
  }

  /// Checks some components of a run that is updated.
  ///
  /// - Parameters:
  ///   - numbers: their indices.
  ///   - components: all components as they were checked last.
  mutating func check(_ numbers: [Int], after components: [Checked], _ keys: ResultKeys) -> [Checked] {
    guard !numbers.isEmpty else { return [] }
    self.renewNames()
    let known = Dictionary(
      numbers.map { (components[$0].key, components[$0].outcome) }, uniquingKeysWith: { first, _ in first })
    let checked = self.checked(numbers.map { self.components.groups[$0] }, known: known, keys)
    self.keep(checked)
    self.pending.subtract(numbers)
    return checked
  }

  /// The components in their order, each as it was checked last in this state of its files; others have no findings.
  func aligned(_ components: [Checked]) -> [Checked] {
    let known = Dictionary(components.map { ($0.versions, $0) }, uniquingKeysWith: { first, _ in first })
    return self.components.groups.map { files in
      let versions = self.versions(of: files)
      var component = known[versions] ?? Checked(files: files, versions: versions)
      component.files = files
      return component
    }
  }

  /// The components to check that may have findings in the texts of the editor.
  ///
  /// - Parameter components: all components as they were checked last.
  func pendingInTexts(_ components: [Checked]) -> [Int] {
    guard !self.pending.isEmpty else { return [] }
    let open = Set(
      self.files.indices.filter { self.files[$0].file.text != nil }.map { self.files[$0].file.shownPath })
    let types = self.uses?.types(usedIn: open) ?? []
    return self.pending.filter { number in
      self.isOpen(self.components.groups[number]) || self.declare(types, self.components.groups[number])
        || !components[number].paths.isDisjoint(with: open)
    }.sorted()
  }

  private func checked(
    _ groups: [[Int]], known: [String: Checker.Outcome]?, _ keys: ResultKeys, usesAlone: Bool = false
  ) -> [Checked] {
    var checker = self.checker
    checker.checksUsesAlone = usesAlone
    let progress = self.progress
    return self.map(groups) { [self, checker] group in
      self.check(group, checker, known, keys, progress)
    }
  }

  /// Keeps what a later check needs.
  private mutating func keep(_ checked: [Checked]) {
    for component in checked {
      self.keys[component.versions] = component.base.map {
        Key(base: $0, changes: self.changedNames.count, text: component.key)
      }
      let isOpen = self.isOpen(component.files)
      for file in component.files {
        self.files[file].description =
          isOpen ? component.descriptions[file] ?? self.files[file].description : nil
      }
    }
    // Keys of earlier states of files are of no use.
    guard self.keys.count > 2 * self.components.groups.count + 100 else { return }
    let current = Set(self.components.groups.map(self.versions))
    self.keys = self.keys.filter { current.contains($0.key) }
  }

  /// Finds out what is known of names, and notes the names of which something else is known now.
  private mutating func renewNames() {
    let (facts, unclear) = (self.components.facts, self.uses?.unclear ?? [])
    let old = self.names
    if let old, old.facts == facts, old.unclear == unclear { return }
    let names = Names(facts, unclear: unclear, after: old)
    self.names = names
    guard let old, self.needs.texts else { return }
    // What changed is kept until all keys are later, or else for a while.
    if self.keys.values.allSatisfy({ $0.changes == self.changedNames.count }) || self.changedNames.count > 50
    {
      for files in self.keys.keys {
        if self.keys[files]?.changes == self.changedNames.count {
          self.keys[files]?.changes = 0
        } else {
          self.keys[files] = nil
        }
      }
      self.changedNames = []
    }
    self.changedNames.append(names.names(unlike: old).map { $0.mapValues(KnownNames.init) })
  }

  /// Whether something else is known now of a name that occurs in texts.
  private func haveOtherNames(_ texts: [Text], after changes: Int) -> Bool {
    self.changedNames[changes...].contains { names in
      guard let names else { return true }
      return texts.contains { text in
        names[self.files[text.file].file.language]?.names(in: text.bytes).isEmpty == false
      }
    }
  }

  private func check(
    _ group: [Int], _ checker: Checker, _ known: [String: Checker.Outcome]?, _ keys: ResultKeys,
    _ progress: RunProgress
  ) -> Checked {
    let (texts, unread) = self.texts(of: group)
    var checked = Checked(files: group, versions: self.versions(of: group), unread: unread)
    if let known, let keyed = self.keyed(group, texts, keys) {
      (checked.base, checked.key) = keyed
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

  /// The key of a component, with what it is made of; nil before it is known which names the run has.
  private func keyed(
    _ group: [Int], _ texts: [Text], _ keys: ResultKeys
  ) -> (base: ResultKeys.Base, key: String)? {
    guard let names else { return nil }
    var old = self.keys[self.versions(of: group)]
    if let known = old, self.haveOtherNames(texts, after: known.changes) { old = nil }
    if let old, let text = old.text { return (old.base, text) }
    let base =
      old?.base
      ?? keys.base(
        of: texts.map { (self.files[$0.file].file, $0.bytes) }, facts: names.facts, names: names.known)
    let types = group.reduce(into: Set<String>()) { $0.formUnion(self.files[$1].typeNames) }
    return (base, base.key(uses: self.uses?.summary(of: types, having: base.words) ?? []))
  }

  /// The components with their keys, which are equal where all is equal that findings depend on.
  mutating func keyedComponents(_ keys: ResultKeys) -> [(files: [Int], key: String)] {
    self.renewNames()
    let found = self.map(self.components.groups) { [self] group in
      self.keyed(group, self.texts(of: group).texts, keys)?.key ?? ""
    }
    return Array(zip(self.components.groups, found))
  }

  private func versions(of group: [Int]) -> [Int] { group.map { self.files[$0].version } }

  /// Whether an editor has a file of a component.
  private func isOpen(_ group: [Int]) -> Bool { group.contains { self.files[$0].file.text != nil } }
}

extension [Run.Checked] {
  /// The outcome of all components.
  var outcome: Checker.Outcome { self.reduce(into: Checker.Outcome()) { $0 += $1.outcome } }
}
