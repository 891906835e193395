import ReaderSupport
import SourceModel

/// What one file uses of view models' ports, by the types of all files.
struct UsesOfFile: Sendable {
  /// The uses by the type that the port is a member of, and by the name of the port.
  private(set) var uses: [String: [String: [PortUse]]] = [:]
  /// The names that may be ports of an unknown view model.
  private(set) var uncertain: Set<String> = []
  /// The same in a test.
  private(set) var uncertainInTests: Set<String> = []
  /// The names of members that view models set or read on other view models.
  private(set) var shared: Set<String> = []
  private(set) var resolved = 0
  /// The uses whose view model is unknown.
  private(set) var unresolved: [PortUse] = []
  /// The offsets of wanted names that are members of types other than view models and port protocols.
  private(set) var otherMembers: Set<Int> = []
  /// The offsets of those that their types declare.
  private(set) var knownMembers: Set<Int> = []
  /// The offsets of wanted names that are static members, by type.
  private(set) var typeMembers: [String: Set<Int>] = [:]
  /// The offsets of wanted names that may be members of a view model or a port protocol.
  private(set) var unknownPlaces: Set<Int> = []
  /// The same for members of values that are named like a view model or a port protocol.
  private(set) var uncertainPlaces: Set<Int> = []
  /// The positions of wanted names that would refer to a new member of a type, by type.
  private(set) var hidden: [String: [PortUse]] = [:]
  /// The types that forward to the wanted member of another type, by the other type.
  private(set) var wrappers: [String: Set<String>] = [:]

  /// Whether it tells nothing that only a search for a name needs.
  var hasOnlyUses: Bool {
    self.otherMembers.isEmpty && self.knownMembers.isEmpty && self.typeMembers.isEmpty
      && self.unknownPlaces.isEmpty && self.uncertainPlaces.isEmpty && self.hidden.isEmpty
      && self.wrappers.isEmpty
  }

  /// Whether the names that may be ports of any view model are those of other uses.
  func hasSameNames(as other: UsesOfFile) -> Bool {
    self.uncertain == other.uncertain && self.uncertainInTests == other.uncertainInTests
      && self.shared == other.shared
  }

  /// - Parameters:
  ///   - number: the index of the file in the resolver.
  ///   - wanted: the names whose uses are wanted; nil for all.
  init(_ source: RunUses.Source, number: Int, only wanted: Set<String>?, _ resolver: inout UseResolver) {
    let file = resolver.files[number]
    self.unknownPlaces = Set(file.shadowed)
    self.addExtensions(in: file, number: number, source, &resolver)
    let isTest = source.isTest ?? Self.isTest(file, at: source.path)
    let tests = TestTypes(file)
    for (index, chain) in file.chains.enumerated()
    where !chain.isImplied && (wanted.map(chain.has) ?? true) {
      self.addChain(index, ofFile: number, source, isTest: isTest, tests, &resolver)
    }
  }

  /// Adds the uses in extensions of a port protocol, whose code needs no receiver for the ports.
  private mutating func addExtensions(
    in file: FileUses, number: Int, _ source: RunUses.Source, _ resolver: inout UseResolver
  ) {
    for (name, start) in file.addedMembers {
      let known = resolver.known(NamedType(path: name), in: "", file: number)
      guard let known, !resolver.leadsToPorts(known.name) else { continue }
      self.otherMembers.insert(start)
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
        self.otherMembers.insert(Int(link.start))
      }
      func starts(_ places: [Int]) -> [Int] {
        places.compactMap { index in
          let link = index >= 0 ? chain.links[index] : nil
          return link?.name ?? resolver.baseName(chain) == wanted ? Int(link?.start ?? chain.start) : nil
        }
      }
      self.knownMembers.formUnion(starts(result.ofKnown))
      self.unknownPlaces.formUnion(starts(result.ofUnknown + result.ofAbsent))
      self.uncertainPlaces.formUnion(starts(result.unresolved + result.ofTelling))
      for found in result.ofTypes where chain.links[found.link].name == wanted {
        let start = Int(chain.links[found.link].start)
        self.typeMembers[found.owner.name, default: []].insert(start)
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
}
