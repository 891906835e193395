/// The names of view models, found by the words of their subjects.
struct TwinNameIndex {
  /// As many names as are compared with one: those with the rarest words come first.
  private static let limit = 500

  private var places: [String: [Int]] = [:]
  /// The names without a word, which are like any other.
  private var bare: [Int] = []
  private let count: Int

  init(_ names: [TwinName]) {
    for (place, name) in names.enumerated() {
      for word in Set(name.subject) { self.places[word, default: []].append(place) }
      if name.subject.isEmpty { self.bare.append(place) }
    }
    self.count = names.count
  }

  /// The names that may be like another, in their order.
  ///
  /// - Parameter counts: how many view models have a word in their names.
  func places(of name: TwinName, _ counts: [String: Int]) -> [Int] {
    if name.subject.isEmpty { return Array(0..<min(self.count, Self.limit)) }
    var found = Set(self.bare.prefix(Self.limit))
    let words = Set(name.subject).map { (counts[$0] ?? 0, $0) }.sorted { $0 < $1 }
    for (_, word) in words {
      found.formUnion((self.places[word] ?? []).prefix(Self.limit - found.count))
      if found.count == Self.limit { break }
    }
    return found.sorted()
  }
}
