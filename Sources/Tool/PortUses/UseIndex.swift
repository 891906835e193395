import ReaderSupport
import SourceModel

/// The uses of view models' ports, in files whose languages see each other's types.
struct UseIndex: Sendable {
  /// The uses by the type that the port is a member of, and by the name of the port.
  private var uses: [String: [String: [PortUse]]] = [:]
  /// The names that may be ports of an unknown view model.
  private var uncertain: Set<String> = []
  /// The same in tests: these never hide that a view does not use a port.
  private var uncertainInTests: Set<String> = []
  /// The names of members that view models set or read on other view models.
  private var shared: Set<String> = []
  private var descendants: [String: [String]] = [:]
  /// The type names that several files declare: a use of such a name is ambiguous.
  private var ambiguous: Set<String> = []
  private var keys: [String: String] = [:]
  private(set) var resolved = 0
  /// The offsets of wanted names that are members of types other than view models and port protocols, by file path.
  private var otherMembers: [String: Set<Int>] = [:]
  /// The offsets of those that their types declare.
  private var knownMembers: [String: Set<Int>] = [:]
  /// The offsets of wanted names that are static members, by type and by file path.
  private var typeMembers: [String: [String: Set<Int>]] = [:]
  /// The offsets of wanted names that may be members of a view model or a port protocol, by file path.
  private var unknownPlaces: [String: Set<Int>] = [:]
  /// The same for members of values that are named like a view model or a port protocol.
  private var uncertainPlaces: [String: Set<Int>] = [:]
  /// The types in the declarations of functions and variables, by the names of these, if a name is wanted.
  private(set) var carriers: [String: Set<String>] = [:]
  /// The positions of wanted names that would refer to a new member of a type, by type.
  private var hidden: [String: [PortUse]] = [:]
  /// The offsets of a wanted name that refers to a variable or a function, but may also refer to a member of the
  /// enclosing type or receiver, by file path.
  private(set) var shadowed: [String: [Int]] = [:]
  /// The types that forward to the wanted member of another type, by the other type.
  private var wrappers: [String: Set<String>] = [:]
  /// Resolves the types of the run, if a name is wanted.
  private var resolver: UseResolver?
  /// The uses whose view model is unknown.
  private(set) var unresolved: [PortUse] = []

  /// What is known of each file by its path, where a later index needs it.
  private var files: [String: KnownFile] = [:]
  /// The indices of the files by their paths, and what resolves their types before it has found out anything, where the
  /// text of a single file may be replaced.
  private var numbers: [String: Int] = [:]
  private var unusedResolver: UseResolver?
  /// Whether it is that of its files, and none was replaced whose consequences are still to be found out.
  private var isWhole = true

  /// The names of members of port protocols.
  private var declared: Set<String> = []
  private var names: UsedTypeNames
  /// What the names in files mean, by path.
  private var scopes: [String: FileScope] = [:]

  /// - Parameters:
  ///   - sources: files whose languages see each other's types.
  ///   - asked: takes the names that are looked up.
  ///   - wanted: the names whose uses are wanted; nil for all.
  ///   - keepsFiles: whether a later index takes over what is known of single files.
  ///   - old: an index of an earlier state of the files, which kept them.
  ///   - concurrently: performs tasks by their numbers, and waits for them.
  init(
    _ sources: [RunUses.Source], asked: AskedNames?, only wanted: Set<String>?, keepsFiles: Bool = false,
    after old: UseIndex? = nil, concurrently: RunUses.Concurrently = RunUses.oneByOne
  ) {
    let sources = sources.filter { $0.uses != nil }
    let files = sources.compactMap { $0.uses?.file }
    var resolver = UseResolver(files, asked: asked)
    self.names = resolver.names
    if keepsFiles {
      self.unusedResolver = resolver
      self.numbers = Dictionary(
        sources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var names: Set<String> = []
    for file in files {
      self.carriers.merge(file.carriers) { $0.union($1) }
      for name in Set(file.types.filter { !$0.isExtension }.map { file.fullName(of: $0.name) })
      where !names.insert(name).inserted {
        self.ambiguous.insert(name)
      }
      for type in file.types where resolver.isList(file.fullName(of: type.name)) {
        self.declared.formUnion(type.members.keys)
      }
    }
    var known = old?.known(sources, self.numbers, &resolver) ?? [:]
    let new = sources.indices.filter { sources[$0].isSearched && known[sources[$0].path] == nil }
    // What is asked is asked of one resolver.
    let made = Self.inBatches(new, asked == nil ? concurrently : RunUses.oneByOne) { [resolver] numbers in
      var resolver = resolver
      return numbers.map { number in
        KnownFile(sources[number], number: number, only: wanted, isKept: keepsFiles, &resolver)
      }
    }
    for (number, file) in zip(new, made) { known[sources[number].path] = file }
    var heirs: [String: Set<String>] = [:]
    for (number, source) in sources.enumerated() {
      for found in known[source.path]?.inheritances ?? resolver.inheritances(in: number) {
        heirs[found.type, default: []].insert(found.heir)
      }
      self.keys[source.path] = source.key
      self.scopes[source.path] = files[number].scope
      guard source.isSearched else { continue }
      if !files[number].shadowed.isEmpty { self.shadowed[source.path] = files[number].shadowed }
      guard let file = known[source.path] else { continue }
      self.add(file.uses, in: source.path)
      if keepsFiles { self.files[source.path] = file }
    }
    self.descendants = heirs.mapValues { $0.sorted() }
    if files.contains(where: { $0.wanted != nil }) { self.resolver = resolver }
    self.unresolved.removeAll { !self.declared.contains($0.owner) }
  }

  /// Maps numbers in batches, so that the tasks of a batch share what they find out; the results are in their order.
  private static func inBatches<Result: Sendable>(
    _ numbers: [Int], _ concurrently: RunUses.Concurrently,
    _ transform: @escaping @Sendable (ArraySlice<Int>) -> [Result]
  ) -> [Result] {
    let size = 64
    let starts = Array(stride(from: 0, to: numbers.count, by: size))
    let results = starts.map { _ in Derived<[Result]>() }
    guard !starts.isEmpty else { return [] }
    concurrently(starts.count) { task in
      let start = starts[task]
      results[task].set(transform(numbers[start..<min(start + size, numbers.count)]))
    }
    return results.flatMap { $0.known ?? [] }
  }

  private mutating func add(_ file: UsesOfFile, in path: String) {
    for (owner, names) in file.uses {
      for (name, uses) in names { self.uses[owner, default: [:]][name, default: []] += uses }
    }
    self.uncertain.formUnion(file.uncertain)
    self.uncertainInTests.formUnion(file.uncertainInTests)
    self.shared.formUnion(file.shared)
    self.resolved += file.resolved
    self.unresolved += file.unresolved
    if !file.otherMembers.isEmpty { self.otherMembers[path] = file.otherMembers }
    if !file.knownMembers.isEmpty { self.knownMembers[path] = file.knownMembers }
    for (type, places) in file.typeMembers { self.typeMembers[type, default: [:]][path] = places }
    if !file.unknownPlaces.isEmpty { self.unknownPlaces[path] = file.unknownPlaces }
    if !file.uncertainPlaces.isEmpty { self.uncertainPlaces[path] = file.uncertainPlaces }
    for (type, uses) in file.hidden { self.hidden[type, default: []] += uses }
    for (type, names) in file.wrappers { self.wrappers[type, default: []].formUnion(names) }
  }

  // MARK: Later states

  /// Whether it is that of some sources, in an index that takes over what is known of single files.
  func isOf(_ sources: [RunUses.Source]) -> Bool {
    self.isWhole && !self.numbers.isEmpty && self.numbers.count == sources.count
      && sources.enumerated().allSatisfy { number, source in
        self.numbers[source.path] == number && !source.key.isEmpty && self.keys[source.path] == source.key
          && source.uses != nil
      }
  }

  /// What is known of a file.
  private struct KnownFile: Sendable {
    let key: String
    let uses: UsesOfFile
    /// What it declares, and the names that its uses are resolved by, where a later index needs them.
    let declarations: Declarations?
    let names: Set<String>
    /// What its types inherit or stand for.
    let inheritances: Set<UseResolver.Inheritance>

    /// - Parameter number: the index of the file in the resolver.
    init(
      _ source: RunUses.Source, number: Int, only wanted: Set<String>?, isKept: Bool,
      _ resolver: inout UseResolver
    ) {
      self.key = source.key
      self.uses = UsesOfFile(source, number: number, only: wanted, &resolver)
      self.declarations = isKept ? Declarations(of: number, &resolver) : nil
      self.names = isKept ? resolver.files[number].resolvedNames : []
      self.inheritances = resolver.inheritances(in: number)
    }
  }

  /// What is known of the files that use what they used before, in a later state of the files, by their paths.
  ///
  /// Where types are declared otherwise than before, or their members mean something else, the files are no longer known
  /// that name them, or a member whose value has one of the types.
  private func known(
    _ sources: [RunUses.Source], _ numbers: [String: Int], _ resolver: inout UseResolver
  ) -> [String: KnownFile] {
    guard !self.files.isEmpty else { return [:] }
    var known: [String: KnownFile] = [:]
    var files: [WaysToTypes.File] = []
    var changes = Declarations.Changes()
    for (number, source) in sources.enumerated() {
      let old = self.files[source.path]
      if let old, old.key == source.key, !source.key.isEmpty {
        known[source.path] = old
      } else {
        let new = Declarations(of: number, &resolver)
        files.append(WaysToTypes.File(declarations: new, names: resolver.files[number].resolvedNames))
        changes.add(from: old?.declarations, to: new)
      }
    }
    let later = files.map(\.declarations) + known.values.compactMap(\.declarations)
    let paths = Set(sources.lazy.map(\.path))
    for (path, file) in self.files where !paths.contains(path) {
      changes.add(from: file.declarations, to: nil)
    }
    files += self.filesForWays
    // A getter in Java is a property in Kotlin only where there is Java.
    guard files.contains(where: \.declarations.isJava) == resolver.readsJava else { return [:] }
    let shared = Declarations.sharedNames(files.lazy.suffix(self.files.count).map(\.declarations))
      .intersection(Declarations.sharedNames(later))
    let reach = WaysToTypes(of: changes.types, in: files, sharedNames: shared)
    var next = Set(known.keys.filter { known[$0].map { reach.isReached(by: $0.names) } ?? false })
    while true {
      next.formUnion(Self.files(known, reaching: changes.members, files, sharedNames: shared))
      guard !next.isEmpty else { return known }
      changes = Declarations.Changes()
      for path in next {
        guard let number = numbers[path], let file = known.removeValue(forKey: path) else { continue }
        changes.add(from: file.declarations, to: Declarations(of: number, &resolver))
      }
      next = []
    }
  }

  /// The known files as the search for what reaches types needs them.
  private var filesForWays: [WaysToTypes.File] {
    self.files.values.compactMap { file in
      file.declarations.map { WaysToTypes.File(declarations: $0, names: file.names) }
    }
  }

  /// The files that name some members, and may reach the types that have them.
  private static func files(
    _ known: [String: KnownFile], reaching members: [String: Set<String>], _ files: [WaysToTypes.File],
    sharedNames shared: Set<String>
  ) -> [String] {
    let names = members.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let naming = known.filter { !$0.value.names.isDisjoint(with: names) }
    guard !naming.isEmpty else { return [] }
    let reach = WaysToTypes(of: Set(members.keys), in: files, sharedNames: shared)
    return naming.filter { reach.isReached(by: $0.value.names) }.map(\.key)
  }

  /// Replaces the text of one file, where the others declare what they declared before.
  ///
  /// - Returns: the types that the file uses or used, and those of the files that name a member which it declares
  ///   otherwise now, with their supertypes; nil where the index is to be made anew, since more is affected.
  mutating func replace(_ source: RunUses.Source) -> Set<String>? {
    self.isWhole = false
    guard let number = self.numbers[source.path], let old = self.files[source.path]?.declarations,
      let former = self.unusedResolver?.files[number], source.isSearched, source.uses != nil,
      let meanings = self.replaceFile(number, by: source), var resolver = self.unusedResolver,
      meanings.isEmpty || resolver.meanings(in: number) == meanings,
      !Self.declareOtherPorts(former, resolver.files[number], resolver)
    else { return nil }
    let new = Declarations(of: number, &resolver)
    var changes = Declarations.Changes()
    changes.add(from: old, to: new, exceptImports: true)
    let changed = WaysToTypes.File(declarations: new, names: resolver.files[number].resolvedNames)
    guard changes.types.isEmpty,
      let others = self.files(reaching: changes.members, after: changed, of: source.path, &resolver)
    else { return nil }
    return self.replaceUses(in: others.union([source.path]), source, &resolver)
  }

  /// Replaces a file in the resolver that has not found out anything.
  ///
  /// - Returns: what the types in its declarations meant before, where it has other imports now.
  private mutating func replaceFile(_ number: Int, by source: RunUses.Source) -> [String?]? {
    guard var file = source.uses?.file, let old = self.unusedResolver?.files[number],
      file.scope.package == old.scope.package
    else { return nil }
    guard file.scope.imports != old.scope.imports else {
      // What is declared in a file is told by the identity of its scope.
      file.scope = old.scope
      self.unusedResolver?.replace(number, by: file)
      return []
    }
    let meanings = self.unusedResolver?.meanings(in: number)
    var files = self.unusedResolver?.files ?? []
    files[number] = file
    let resolver = UseResolver(files)
    self.unusedResolver = resolver
    self.names = resolver.names
    return meanings
  }

  /// The most files that are joined again after one changed.
  private static let mostChanged = 100

  /// The files that reach some members, and those that reach a member which these declare otherwise now; nil for too many of
  /// them, or where they declare more otherwise.
  ///
  /// - Parameters:
  ///   - changed: the state of the file that changed.
  ///   - path: the path of that file.
  private func files(
    reaching members: [String: Set<String>], after changed: WaysToTypes.File, of path: String,
    _ resolver: inout UseResolver
  ) -> Set<String>? {
    guard !members.isEmpty else { return [] }
    let files = self.filesForWays + [changed]
    let shared = Declarations.sharedNames(files.lazy.map(\.declarations))
    var members = members
    var found: Set<String> = []
    while !members.isEmpty {
      let known = self.files.filter { $0.key != path && !found.contains($0.key) }
      let next = Self.files(known, reaching: members, files, sharedNames: shared)
      guard found.count + next.count <= Self.mostChanged else { return nil }
      var changes = Declarations.Changes()
      for other in next {
        guard let number = self.numbers[other] else { return nil }
        changes.add(from: self.files[other]?.declarations, to: Declarations(of: number, &resolver))
      }
      guard changes.types.isEmpty else { return nil }
      members = changes.members
      found.formUnion(next)
    }
    return found
  }

  /// Whether port protocols have other members, by which uses are told whose view model is unknown.
  private static func declareOtherPorts(
    _ old: FileUses, _ new: FileUses, _ resolver: UseResolver
  ) -> Bool {
    guard old.types.count == new.types.count else { return true }
    return zip(old.types, new.types).contains { old, type in
      Set(old.members.keys) != Set(type.members.keys) && resolver.isList(new.fullName(of: type.name))
    }
  }

  private mutating func replaceUses(
    in changed: Set<String>, _ source: RunUses.Source, _ resolver: inout UseResolver
  ) -> Set<String>? {
    var replaced: [String: (old: UsesOfFile, new: KnownFile, scope: FileScope)] = [:]
    for path in changed {
      guard let number = self.numbers[path], let old = self.files[path] else { return nil }
      let file = resolver.files[number]
      let key = path == source.path ? source.key : old.key
      let new = KnownFile(
        RunUses.Source(path: path, language: file.language, key: key, uses: nil), number: number, only: nil,
        isKept: true, &resolver)
      guard old.uses.hasOnlyUses, new.uses.hasOnlyUses else { return nil }
      replaced[path] = (old.uses, new, file.scope)
    }
    var owners: Set<String> = []
    for (path, file) in replaced {
      self.keys[path] = file.new.key
      self.scopes[path] = file.scope
      self.files[path] = file.new
      self.replace(file.old, by: file.new.uses, in: path)
      owners.formUnion(file.old.uses.keys)
      owners.formUnion(file.new.uses.uses.keys)
    }
    let haveSameNames = replaced.values.allSatisfy { $0.new.uses.hasSameNames(as: $0.old) }
    guard haveSameNames || self.hasSameNames else { return nil }
    self.isWhole = true
    return self.supertypes(of: owners)
  }

  private mutating func replace(_ old: UsesOfFile, by new: UsesOfFile, in path: String) {
    for owner in Set(old.uses.keys).union(new.uses.keys) {
      let (former, found) = (old.uses[owner] ?? [:], new.uses[owner] ?? [:])
      for name in Set(former.keys).union(found.keys) {
        let all = self.replaced(self.uses[owner]?[name] ?? [], in: path, by: found[name] ?? [])
        self.uses[owner, default: [:]][name] = all.isEmpty ? nil : all
      }
      if self.uses[owner]?.isEmpty == true { self.uses[owner] = nil }
    }
    self.resolved += new.resolved - old.resolved
    let unresolved = new.unresolved.filter { self.declared.contains($0.owner) }
    self.unresolved = self.replaced(self.unresolved, in: path, by: unresolved)
  }

  /// Uses in the order of their files, with others in one of the files.
  private func replaced(_ uses: [PortUse], in path: String, by new: [PortUse]) -> [PortUse] {
    guard let number = self.numbers[path] else { return uses }
    var kept = uses.filter { $0.path != path }
    let place: Int = kept.firstIndex { self.numbers[$0.path, default: 0] > number } ?? kept.endIndex
    kept.insert(contentsOf: new, at: place)
    return kept
  }

  /// Whether the names that may be ports of any view model are those of the files.
  private var hasSameNames: Bool {
    func all(_ names: (UsesOfFile) -> Set<String>) -> Set<String> {
      self.files.values.reduce(into: []) { $0.formUnion(names($1.uses)) }
    }
    return self.uncertain == all { $0.uncertain } && self.uncertainInTests == all { $0.uncertainInTests }
      && self.shared == all { $0.shared }
  }

  // MARK: Questions

  /// The positions of a wanted name that are not uses of a view model.
  func others(named name: String, than viewModel: ViewModel) -> OtherPlaces {
    let uses = self.uses(named: name, ofOthersThan: viewModel)
    let members = self.family(of: viewModel).reduce(into: self.otherMembers) { others, name in
      for (path, starts) in self.typeMembers[name] ?? [:] { others[path]?.subtract(starts) }
    }
    return OtherPlaces(
      uses: Dictionary(grouping: uses, by: \.path).mapValues { Set($0.map(\.range.start)) }, members: members,
      known: self.knownMembers,
      unknown: self.unknownPlaces, uncertain: self.uncertainPlaces)
  }

  /// The uses of a name in view models other than the given one, and in their port protocols.
  private func uses(named name: String, ofOthersThan viewModel: ViewModel) -> [PortUse] {
    let family = Set(self.family(of: viewModel))
    return self.uses.filter { !family.contains(String($0.key.prefix { $0 != "#" })) }
      .flatMap { $0.value[name] ?? [] }
  }

  /// The positions of a wanted name that would refer to a new member of a view model with that name.
  func places(of name: String, hiddenBy viewModel: ViewModel) -> [PortUse] {
    let family = self.family(of: viewModel)
    let uses = family.flatMap { owner in
      ([owner] + PortKind.allCases.map { "\(owner)#\($0.rawValue)" }).flatMap { self.uses[$0]?[name] ?? [] }
    }
    return (uses + family.flatMap { self.hidden[$0] ?? [] }).sorted {
      ($0.path, $0.range.start) < ($1.path, $1.range.start)
    }
  }

  /// The type that has a member with the name and forwards to the ports of a view model; nil if there is none.
  func wrapper(of viewModel: ViewModel, having name: String) -> String? {
    guard var resolver = self.resolver else { return nil }
    return self.family(of: viewModel).flatMap { self.wrappers[$0] ?? [] }.sorted()
      .first { !resolver.isWithout(name, UseResolver.Known(name: $0)) }
  }

  /// The names whose uses may be those of any view model with a port of that name.
  var unclear: Set<String> { self.uncertain.union(self.uncertainInTests).union(self.shared) }

  /// The types whose ports some files use, with their supertypes.
  func types(usedIn paths: Set<String>) -> Set<String> {
    self.supertypes(of: Set(paths.compactMap { self.files[$0]?.uses.uses.keys }.joined()))
  }

  /// The types of some owners of uses, and all their supertypes.
  private func supertypes(of owners: Set<String>) -> Set<String> {
    guard !owners.isEmpty else { return [] }
    var parents: [String: [String]] = [:]
    for (parent, heirs) in self.descendants {
      for heir in heirs { parents[heir, default: []].append(parent) }
    }
    var found: Set<String> = []
    var pending = owners.map { String($0.prefix { $0 != "#" }) }
    while let name = pending.popLast() {
      if found.insert(name).inserted { pending += parents[name] ?? [] }
    }
    return found
  }

  /// What the results for some types depend on, in an order that is the same in every run.
  func summary(of names: Set<String>, having words: Set<String>) -> [String] {
    var lines: [String] = []
    var paths: Set<String> = []
    let types = self.closure(of: names.sorted())
    for name in types {
      for owner in [name] + PortKind.allCases.map({ "\(name)#\($0.rawValue)" }) {
        for (member, uses) in (self.uses[owner] ?? [:]).sorted(by: { $0.key < $1.key }) {
          lines += uses.map { "\(owner).\(member) \($0.user.rawValue) \($0.path) \($0.range.start)" }
          paths.formUnion(uses.map(\.path))
        }
      }
    }
    guard !lines.isEmpty else { return [] }
    lines += types.filter(self.ambiguous.contains)
    for word in words.sorted() {
      let marks = [self.uncertain, self.uncertainInTests, self.shared].map { $0.contains(word) }
      if marks.contains(true) { lines.append("\(word) \(marks)") }
    }
    return lines + paths.sorted().map { "\($0) \(self.keys[$0] ?? "")" }
  }

  /// The types whose members are the ports of a view model.
  func family(of viewModel: ViewModel) -> [String] {
    let path = viewModel.enclosingTypes + [viewModel.declaration.name]
    let file = viewModel.file
    let scope = self.scopes[file.path] ?? FileScope(file)
    let place = NamePlace(file: scope, enclosing: path)
    var names = viewModel.groups.filter(\.isOwn).map(\.name)
    switch viewModel.typeProtocol {
    case .declared(let type): names.append(type.value.name)
    case .alias(let alias): names.append(alias.value.header.name.text)
    case .elsewhere(let name): names.append(name)
    case .missing: break
    }
    names = [scope.fullName(of: path)] + names.map { self.names.fullName(of: $0, at: place) ?? $0 }
    return self.closure(of: names)
  }

  /// The names of the outermost types around the types whose members are the ports of a view model.
  func outermostNames(of viewModel: ViewModel) -> Set<String> {
    Set(
      self.family(of: viewModel).compactMap { name in
        let place = self.resolver?.types[name]?.first
        return (place.map { self.resolver?.type($0).name ?? name } ?? name).pathNames.first
      })
  }

  /// The types and all their subtypes.
  func closure(of names: [String]) -> [String] {
    var seen: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      if seen.insert(name).inserted { pending += self.descendants[name] ?? [] }
    }
    return seen.sorted()
  }

  /// The known uses of a view model's ports.
  func uses(of viewModel: ViewModel) -> ViewModelUses {
    let family = self.family(of: viewModel)
    // The type around it is its interface, or the view that owns it where it has no port protocols.
    let isOfView = viewModel.form.hasProperties || viewModel.form.hasPortTypes
    let insiders = Set(
      [(viewModel.enclosingTypes + [viewModel.declaration.name]).joined(separator: ".")]
        + viewModel.enclosingTypes.prefix(isOfView ? 0 : 1))
    var found: [PortKind?: [String: [PortUse]]] = [:]
    var inside: [PortKind: Set<String>] = [:]
    var insideUses: [String: [PortUse]] = [:]
    // The uses may be of another view model with the same name.
    let isAmbiguous = family.contains(where: self.ambiguous.contains)
    var isHandedOn: Set<PortKind?> = isAmbiguous ? [nil] : []
    var handingPaths: Set<String> = []
    for owner in family.flatMap({ name in [name] + PortKind.allCases.map { "\(name)#\($0.rawValue)" } }) {
      guard let uses = self.uses[owner] else { continue }
      let kind =
        owner.split(separator: "#").dropFirst().first.flatMap { PortKind(rawValue: String($0)) }
        ?? PortName([owner.lastPathName])?.kind
      for (name, places) in uses {
        var outside = places
        let first = outside.partition { use in
          insiders.contains { use.type == $0 || use.type.hasPrefix($0 + ".") }
        }
        let inner = outside[first...]
        outside.removeSubrange(first...)
        if !inner.isEmpty {
          if let kind { inside[kind, default: []].insert(name) }
          insideUses[name, default: []] += inner
        }
        guard !outside.isEmpty else { continue }
        if name == "*" {
          isHandedOn.insert(kind)
          handingPaths.formUnion(outside.map(\.path))
        } else {
          found[kind, default: [:]][name, default: []] += outside
        }
      }
    }
    return ViewModelUses(
      uses: found, inside: inside, insideUses: insideUses, uncertain: self.uncertain,
      uncertainInTests: self.uncertainInTests,
      shared: self.shared, isHandedOn: isHandedOn, handingPaths: handingPaths, isAmbiguous: isAmbiguous)
  }
}
