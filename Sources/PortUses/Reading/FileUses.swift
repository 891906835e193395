import SourceModel

/// What one file says about the uses of ports: its types, and the chains that may lead to ports.
struct FileUses: Sendable {
  var language: Language
  /// The imports by their last names, with all their names.
  var imports: [String: String] = [:]
  var types: [UsedType] = []
  var chains: [UseChain] = []
  /// The name all chains with which are kept.
  var wanted: String?
  /// The types of variables and functions at the top level, by their names; nil for unknown ones.
  var globals: [String: [NamedType?]] = [:]
  /// The places at which functions and properties of Kotlin that have the wanted name are added to types.
  var addedMembers: [(type: String, start: Int)] = []
  /// The starts of calls of the wanted name that may be of a receiver of Kotlin, or of a variable of that name.
  var shadowed: [Int] = []
  /// The types that the heads of functions and variables name, by the names of these, where a name is wanted.
  var carriers: [String: Set<String>] = [:]
  /// The types that names have after tests of their types, by what stands for the names in chains.
  var narrowings: [String: [NarrowedType]] = [:]
  /// The places after which names have other values, in their order, by what stands for the names.
  var assignments: [String: [Int32]] = [:]
  /// Whether it holds tests, by what it imports.
  var importsTests = false

  /// The names that a chain begins with; nil where another place with the same names may mean another value.
  ///
  /// - Parameter end: the place of the first member of the chain that does not count.
  func receiver(of chain: UseChain, before end: Int) -> String? {
    self.receiver(of: chain, before: end, depth: 0)
  }

  private func receiver(of chain: UseChain, before end: Int, depth: Int) -> String? {
    var names: [String]
    switch chain.base {
    case .instance, .superInstance: names = []
    case .name(let name) where !chain.baseIsCalled: names = [name]
    case .chain(let place) where depth < 8 && self.chains[place].links.count < 16:
      // A local for a member is that member; for what a call made, it is the same within its function.
      let value = self.chains[place]
      names = [self.receiver(of: value, before: value.links.count, depth: depth + 1) ?? "local \(place)"]
    case .local(_, let name, let scope) where !chain.baseIsCalled: names = ["local \(name) \(scope)"]
    case .chain, .local, .name, .unknown: return nil
    }
    for link in chain.links.prefix(max(0, end)) {
      guard !link.isCalled, link.name != "[]", link.name != UseChain.Link.element else { return nil }
      names.append(link.name)
    }
    return names.filter { PortalNames.kind(of: $0) == nil }.joined(separator: ".")
  }

  /// How many assignments to a name, or to one that it is a member of, come before a place.
  func assignments(to place: String, before start: Int32) -> Int {
    guard !self.assignments.isEmpty else { return 0 }
    var count = 0
    var prefix = place[...]
    while true {
      count += self.assignments[String(prefix)].map { Self.count(in: $0, before: start) } ?? 0
      guard let dot = prefix.lastIndex(of: ".") else { return count }
      prefix = prefix[..<dot]
    }
  }

  /// How many of places in their order come before another one.
  private static func count(in places: [Int32], before start: Int32) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
