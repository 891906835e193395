import ReaderSupport
import SourceModel

/// The port uses in one file: its types, and the chains that may lead to ports.
struct FileUses: Sendable {
  var language: Language
  var scope: FileScope
  var types: [UsedType] = []
  var chains: [UseChain] = []
  /// The name whose chains are all kept.
  var wanted: String?
  /// The types of variables and functions at the top level, by name; nil for unknown ones.
  var globals: [String: [NamedType?]] = [:]
  /// The positions at which Kotlin extension functions and properties with the wanted name are declared.
  var addedMembers: [(type: String, start: Int)] = []
  /// The offsets of calls of the wanted name that may call a member of a Kotlin receiver, or a variable with that name.
  var shadowed: [Int] = []
  /// The types in the declarations of functions and variables, by the names of these, if a name is wanted.
  var carriers: [String: Set<String>] = [:]
  /// The types of names after type tests, by the key of the name in chains.
  var narrowings: [String: [NarrowedType]] = [:]
  /// The offsets of the assignments to names, in order, by the key of the name in chains.
  var assignments: [String: [Int32]] = [:]
  /// The names of members whose types lead to ports under names that do not tell it.
  var portalMembers: Set<String> = []
  /// Whether its imports show that it contains tests.
  var importsTests: Bool

  init(_ index: FileIndex) {
    self.language = index.language
    self.scope = FileScope(index)
    self.importsTests = index.imports.contains { path in
      path.pathNames.contains { Self.testLibraries.contains($0) || $0 == "test" && index.language == .kotlin }
    }
  }

  private static let testLibraries: Set = [
    "XCTest", "Testing", "junit", "Quick", "Nimble", "kotest", "RxTest",
  ]

  /// The full name of a type of the file.
  ///
  /// - Parameter path: the name, qualified with the enclosing types.
  func fullName(of path: String) -> String { self.scope.fullName(of: CollectionOfOne(path)) }

  /// The names that a chain begins with; nil if the same names elsewhere may refer to another value.
  ///
  /// - Parameter end: the index of the first member of the chain that is excluded.
  func receiver(of chain: UseChain, before end: Int) -> String? {
    self.receiver(of: chain, before: end, depth: 0)
  }

  private func receiver(of chain: UseChain, before end: Int, depth: Int) -> String? {
    var names: [String]
    switch chain.base {
    case .instance, .superInstance: names = []
    case .name(let name) where !chain.baseCall.isCalled: names = [name]
    case .chain(let place) where depth < 8 && self.chains[place].links.count < 16:
      // A local variable for a member counts as that member; one for the result of a call is the same value within its
      // function.
      let value = self.chains[place]
      names = [self.receiver(of: value, before: value.links.count, depth: depth + 1) ?? "local \(place)"]
    case .local(_, let name, let scope) where !chain.baseCall.isCalled: names = ["local \(name) \(scope)"]
    case .chain, .local, .name, .unknown: return nil
    }
    for link in chain.links.prefix(max(0, end)) {
      guard !link.call.isCalled, link.name != "[]", link.name != UseChain.Link.element else { return nil }
      names.append(link.name)
    }
    return names.filter { PortalNames.kind(of: $0) == nil }.joined(separator: ".")
  }

  /// The number of assignments to a name, or to a prefix of its path, before an offset.
  func assignments(to place: String, before start: Int32) -> Int {
    guard !self.assignments.isEmpty else { return 0 }
    var count = 0
    var prefix = place[...]
    while true {
      count += self.assignments[String(prefix)]?.firstIndex(from: { $0 >= start }) ?? 0
      guard let dot = prefix.lastIndex(of: ".") else { return count }
      prefix = prefix[..<dot]
    }
  }
}

/// A type that a value has after a type test.
struct NarrowedType: Hashable, Sendable {
  var type: NamedType
  /// The number of assignments before the test.
  var assignments: Int
}
