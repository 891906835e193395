/// The names that the code around a place declares, innermost last.
struct Scopes {
  /// Whether each name is a local's; members of a local type hide the locals around it.
  private var scopes: [[String: Bool]] = [[:]]

  mutating func push() { self.scopes.append([:]) }

  mutating func pop() { self.scopes.removeLast() }

  mutating func declare(_ name: String) { self.scopes[self.scopes.count - 1][name] = true }

  /// Declares a member of a local type.
  mutating func hide(_ name: String) { self.scopes[self.scopes.count - 1][name] = false }

  /// Removes a name from the innermost scope.
  mutating func remove(_ name: String) { self.scopes[self.scopes.count - 1][name] = nil }

  /// Whether a parameter, a local or a capture has a name.
  func isLocal(_ name: String) -> Bool {
    self.scopes.reversed().firstResult { $0[name] } ?? false
  }
}
