import SourceModel

/// How code reaches some types: by their names, by those of types that inherit from them, and through members that have
/// such types.
struct WaysToTypes {
  /// A file with what it declares, and the names that its uses are resolved by.
  struct File {
    let declarations: Declarations
    let names: Set<String>
  }

  private struct Edge {
    let source: Int
    /// The spellings of the member of the source that leads to the target; empty where the source inherits from it.
    let member: [String]
  }

  /// The names by which code reaches each type itself.
  private var words: [[String]] = []
  private var allWords: Set<String> = []
  private var edges: [[Edge]] = []
  private let start: Range<Int>

  /// - Parameters:
  ///   - types: the paths of the types in their files.
  ///   - shared: the simple names that types with several full names have: these alone do not reach a nested type from
  ///     elsewhere.
  init(of types: Set<String>, in files: [File], sharedNames shared: Set<String>) {
    var numbers: [String: Int] = [:]
    var paths: [(simple: String, outer: String)] = []
    for type in types { numbers[type] = numbers.count }
    self.start = 0..<types.count
    for (path, _) in numbers.sorted(by: { $0.value < $1.value }) { paths.append(Self.ends(of: path)) }
    self.edges = paths.map { _ in [] }
    var known = 0
    while known < paths.count {
      let targets = Dictionary(grouping: known..<paths.count) { paths[$0].simple }
      known = paths.count
      let names = Set(targets.keys)
      for file in files {
        for mention in file.declarations.mentions(of: names) {
          for target in mention.names.flatMap({ targets[$0] ?? [] }) {
            let outer = paths[target].outer
            guard mention.names.contains(outer) || file.names.contains(outer) else { continue }
            let source = numbers[mention.owner] ?? paths.count
            if source == paths.count {
              numbers[mention.owner] = source
              paths.append(Self.ends(of: mention.owner))
              self.edges.append([])
            }
            if source != target { self.edges[target].append(Edge(source: source, member: mention.member)) }
          }
        }
      }
    }
    self.words = paths.map { shared.contains($0.simple) ? [$0.outer] : [$0.outer, $0.simple] }
    self.allWords = Set(self.words.joined())
  }

  /// The last and the first name of a path.
  private static func ends(of path: String) -> (simple: String, outer: String) {
    let names = path.pathNames
    return (names.last ?? path, names.first ?? path)
  }

  /// Whether code with some names may reach one of the types.
  func isReached(by names: Set<String>) -> Bool {
    guard !self.allWords.isDisjoint(with: names) else { return false }
    var seen = Set(self.start)
    var pending = Array(self.start)
    while let next = pending.popLast() {
      if self.words[next].contains(where: names.contains) { return true }
      for edge in self.edges[next]
      where edge.member.isEmpty || edge.member.contains(where: names.contains) {
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
    }
    return false
  }
}
