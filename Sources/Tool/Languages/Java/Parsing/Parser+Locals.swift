import ReaderSupport
import SourceModel

extension Parser {
  /// Whether a name refers to a local, a parameter or a pattern's variable at this place.
  func isLocal(_ symbol: Symbol) -> Bool {
    guard self.localCounts[Int(symbol)] > 0 else { return false }
    guard !self.localTypes.isEmpty else { return true }
    var index = self.locals.count
    for type in self.localTypes.reversed() {
      while index > type.localCount {
        index -= 1
        if self.locals[index] == symbol { return true }
      }
      // A field of a local type hides the locals around the type.
      if type.fields.contains(symbol) { return false }
    }
    return true
  }

  mutating func declare(_ symbol: Symbol) {
    self.locals.append(symbol)
    self.localCounts[Int(symbol)] += 1
  }

  mutating func declare(_ symbols: [Symbol]) {
    for symbol in symbols { self.declare(symbol) }
  }

  /// Declares the variables of a statement's pattern for the statements after it.
  mutating func introduce(_ symbols: [Symbol]) {
    for symbol in symbols {
      self.introduced.append(self.locals.count)
      self.declare(symbol)
    }
  }

  /// Removes the pattern variables that were introduced after the first `count` locals: they are not in scope after a
  /// label of a `switch`, unlike the other locals.
  mutating func forgetIntroduced(since count: Int) {
    while let index = self.introduced.last, index >= count {
      self.introduced.removeLast()
      self.localCounts[Int(self.locals.remove(at: index))] -= 1
    }
  }

  /// Removes all but the first `count` locals.
  mutating func leaveScope(_ count: Int) {
    while let index = self.introduced.last, index >= count { self.introduced.removeLast() }
    while self.locals.count > count { self.localCounts[Int(self.locals.removeLast())] -= 1 }
  }

  /// Records the use of a name that is not a local.
  @inline(__always)
  mutating func refer(_ token: Token, _ form: NameReference.Form) {
    self.body.references.append(NameReference(name: self.name(of: token), form: form))
  }
}
