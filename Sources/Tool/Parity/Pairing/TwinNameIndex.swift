/// An index of the names of view models by the words of their subjects.
struct TwinNameIndex {
  /// The maximum number of names that one is compared with: those with the rarest words come first.
  private static let limit = 500

  private var places: [String: [Int]] = [:]
  /// The names without a word, which are similar to any other.
  private var bare: [Int] = []
  private let count: Int

  init(_ names: [TwinName]) {
    for (place, name) in names.enumerated() {
      for word in Set(name.subject) { self.places[word, default: []].append(place) }
      if name.subject.isEmpty { self.bare.append(place) }
    }
    self.count = names.count
  }

  /// The indices of the names that may be similar to another one, in order.
  ///
  /// - Parameter counts: the number of view models whose names contain a word.
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
