/// The names that the code around a place declares, innermost last.
struct Scopes {
  private var scopes: [Set<String>] = [[]]

  mutating func push() { self.scopes.append([]) }

  /// Leaves the innermost scope and returns its names.
  @discardableResult
  mutating func pop() -> Set<String> { self.scopes.popLast() ?? [] }

  mutating func declare(_ name: String) {
    guard !self.scopes.isEmpty else { return self.scopes = [[name]] }
    self.scopes[self.scopes.count - 1].insert(name)
  }

  mutating func declare(_ names: Set<String>) {
    for name in names { self.declare(name) }
  }

  func contains(_ name: String) -> Bool {
    self.scopes.contains { $0.contains(name) }
  }
}
