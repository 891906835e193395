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

  /// The names of members of port protocols.
  private var declared: Set<String> = []
  private let names: UsedTypeNames
  /// What the names in files mean, by path.
  private var scopes: [String: FileScope] = [:]

  /// - Parameters:
  ///   - sources: files whose languages see each other's types.
  ///   - asked: takes the names that are looked up.
  ///   - wanted: the names whose uses are wanted; nil for all.
  init(_ sources: [RunUses.Source], asked: AskedNames?, only wanted: Set<String>?) {
    let sources = sources.filter { $0.uses != nil }
    let files = sources.compactMap { $0.uses?.file }
    var resolver = UseResolver(files, asked: asked)
    self.names = resolver.names
    self.descendants = resolver.descendants()
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
    for (number, source) in sources.enumerated() {
      self.keys[source.path] = source.key
      self.scopes[source.path] = files[number].scope
      guard source.isSearched else { continue }
      if !files[number].shadowed.isEmpty {
        self.unknownPlaces[source.path, default: []].formUnion(files[number].shadowed)
        self.shadowed[source.path] = files[number].shadowed
      }
      self.addExtensions(in: files[number], number: number, source, &resolver)
      let isTest = source.isTest ?? Self.isTest(files[number], at: source.path)
      let tests = TestTypes(files[number])
      for (index, chain) in files[number].chains.enumerated()
      where !chain.isImplied && (wanted.map(chain.has) ?? true) {
        self.addChain(index, ofFile: number, source, isTest: isTest, tests, &resolver)
      }
    }
    if files.contains(where: { $0.wanted != nil }) { self.resolver = resolver }
    self.unresolved.removeAll { !self.declared.contains($0.owner) }
  }

  /// Adds the uses in extensions of a port protocol, whose code needs no receiver for the ports.
  private mutating func addExtensions(
    in file: FileUses, number: Int, _ source: RunUses.Source, _ resolver: inout UseResolver
  ) {
    for (name, start) in file.addedMembers {
      let known = resolver.known(NamedType(path: name), in: "", file: number)
      guard let known, !resolver.leadsToPorts(known.name) else { continue }
      self.otherMembers[source.path, default: []].insert(start)
    }
    for type in file.types where type.isExtension && Self.isList(type.name) {
      let use = PortUse(
        user: .view, path: source.path, range: TextRange(0, 0), line: 1, type: "", function: "",
        isInTest: false, owner: type.name, receiver: nil, isDirect: false, operators: [], code: nil,
        touchesNoView: false, context: [])
      self.uses[type.name, default: [:]]["*", default: []].append(use)
    }
  }

  private mutating func addChain(
    _ index: Int, ofFile number: Int, _ source: RunUses.Source, isTest: Bool, _ tests: TestTypes,
    _ resolver: inout UseResolver
  ) {
    let file = resolver.files[number]
    let chain = file.chains[index]
    let result = resolver.result(ofChain: index, in: number)
    let type = chain.type >= 0 ? file.types[chain.type].name : ""
    let user: PortUse.User =
      isTest || chain.isInTest || tests.contains(type)
      ? .test : type.pathNames.contains(where: ViewModel.isViewModel) ? .viewModel : .view
    func use(_ link: Int, _ owner: String, isDirect: Bool) -> PortUse {
      let at = link >= 0 ? chain.links[link] : nil
      let links = link < 0 ? [] : chain.links[link...]
      let length = link == UseResolver.base ? resolver.baseName(chain)?.utf8.count ?? 0 : 0
      return PortUse(
        user: user, path: source.path,
        range: TextRange(Int(at?.start ?? chain.start), Int(at?.end ?? chain.start) + length),
        line: Int(at?.line ?? chain.line), type: type, function: chain.function,
        isInTest: chain.isInTest, owner: owner, receiver: file.receiver(of: chain, before: link),
        isDirect: isDirect,
        operators: Array(links.flatMap { [$0.name] + $0.call.arguments }.dropFirst()),
        code: chain.code(after: link), touchesNoView: links.contains(where: \.touchesNoView),
        context: chain.context)
    }
    for found in result.uses {
      let owner = found.owner.kind.map { "\(found.owner.name)#\($0.rawValue)" } ?? found.owner.name
      let base = found.link == UseResolver.base ? resolver.baseName(chain) : nil
      let name = base ?? (found.link >= 0 ? chain.links[found.link].name : "*")
      let isDirect = found.owner.kind == nil && !resolver.isList(found.owner.name)
      if !isDirect, name != "*" { self.resolved += 1 }
      self.uses[owner, default: [:]][name, default: []].append(use(found.link, owner, isDirect: isDirect))
      // `viewModel.done = self.done`: another view model may use it under another name. If a name is wanted, the view
      // model's own code is included.
      let isOwn = file.wanted != nil && found.owner.name == file.fullName(of: type)
      if isDirect, user == .viewModel, !isOwn { self.shared.insert(name) }
    }
    for found in result.hidden {
      self.hidden[found.owner.name, default: []].append(use(found.link, found.owner.name, isDirect: false))
    }
    for found in result.wrappers { self.wrappers[found.owner.name, default: []].insert(found.name) }
    if let wanted = file.wanted {
      let uncertain = Set(
        result.uses.map(\.link) + result.unresolved + result.ofTelling + result.ofUnknown + result.ofAbsent)
      for (index, link) in chain.links.enumerated() where link.name == wanted && !uncertain.contains(index) {
        self.otherMembers[source.path, default: []].insert(Int(link.start))
      }
      func starts(_ places: [Int]) -> [Int] {
        places.compactMap { index in
          let link = index >= 0 ? chain.links[index] : nil
          return link?.name ?? resolver.baseName(chain) == wanted ? Int(link?.start ?? chain.start) : nil
        }
      }
      self.knownMembers[source.path, default: []].formUnion(starts(result.ofKnown))
      self.unknownPlaces[source.path, default: []].formUnion(starts(result.ofUnknown + result.ofAbsent))
      self.uncertainPlaces[source.path, default: []].formUnion(starts(result.unresolved + result.ofTelling))
      for found in result.ofTypes where chain.links[found.link].name == wanted {
        let start = Int(chain.links[found.link].start)
        self.typeMembers[found.owner.name, default: [:]][source.path, default: []].insert(start)
      }
    }
    self.unresolved += result.unresolved.map { use($0, chain.links[$0].name, isDirect: false) }
    let names = result.unresolved.map { chain.links[$0].name } + result.uncertain
    if user == .test { self.uncertainInTests.formUnion(names) } else { self.uncertain.formUnion(names) }
  }

  private static func isTest(_ file: FileUses, at path: String) -> Bool {
    self.isTest(path)
      || file.importsTests && !file.types.contains { ViewModel.isViewModel($0.name.lastPathName) }
  }

  private static func isTest(_ path: String) -> Bool {
    // Most paths do not contain these words.
    let bytes = Array(path.utf8)
    guard bytes.holds(Self.partOfTest) || bytes.holds(Self.partOfSpec) else { return false }
    return path.split(separator: "/").contains { part in
      ["test", "tests", "androidTest", "sharedTest"].contains(String(part))
        || part.hasSuffix("Tests") || part.hasSuffix("Test") || part.hasSuffix("Spec")
        || ["Test.", "Tests.", "Spec.", "TestCase."].contains { part.contains($0) }
    }
  }

  private static let partOfTest = Array("est".utf8)
  private static let partOfSpec = Array("pec".utf8)

  /// Whether a name is that of a port protocol, or of the protocol that provides them.
  private static func isList(_ name: String) -> Bool {
    PortName.ends(name.lastPathName) || name.hasSuffix("ViewModelType") || name.hasSuffix("ViewModelProtocol")
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
  private func closure(of names: [String]) -> [String] {
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
    let insiders = Set(
      [(viewModel.enclosingTypes + [viewModel.declaration.name]).joined(separator: ".")]
        + viewModel.enclosingTypes.prefix(1))
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
