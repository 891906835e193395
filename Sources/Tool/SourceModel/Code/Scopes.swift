/// The names that the code around a place declares, innermost last.
struct Scopes {
  /// What a name means in a scope.
  private struct Entry {
    /// Whether it is a local's; members of a local type hide the locals around it.
    var isLocal: Bool
    /// How often the scope declares it: a `guard` may declare a name again.
    var count: Int
  }

  private var scopes: [[String: Entry]] = [[:]]

  mutating func push() { self.scopes.append([:]) }

  mutating func pop() { self.scopes.removeLast() }

  mutating func declare(_ name: String) { self.add(name, isLocal: true) }

  /// Declares a member of a local type.
  mutating func hide(_ name: String) { self.add(name, isLocal: false) }

  private mutating func add(_ name: String, isLocal: Bool) {
    let scope = self.scopes.count - 1
    let count = self.scopes[scope][name]?.count ?? 0
    self.scopes[scope][name] = Entry(isLocal: isLocal, count: count + 1)
  }

  /// Removes a name from the innermost scope.
  mutating func remove(_ name: String) { self.scopes[self.scopes.count - 1][name] = nil }

  /// Removes the last declaration of a name from the innermost scope.
  mutating func removeLast(_ name: String) {
    let scope = self.scopes.count - 1
    guard let entry = self.scopes[scope][name] else { return }
    self.scopes[scope][name] =
      entry.count > 1 ? Entry(isLocal: entry.isLocal, count: entry.count - 1) : nil
  }

  /// Whether a parameter, a local or a capture has a name.
  func isLocal(_ name: String) -> Bool {
    self.scopes.reversed().firstResult { $0[name]?.isLocal } ?? false
  }
}
