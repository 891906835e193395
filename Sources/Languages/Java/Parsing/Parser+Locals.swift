import ReaderSupport
import SourceModel

extension Parser {
  /// Whether a name means a local, a parameter or a pattern's variable at this place.
  func isLocal(_ symbol: Symbol) -> Bool {
    guard self.localCounts[Int(symbol)] > 0 else { return false }
    guard !self.localTypes.isEmpty else { return true }
    var index = self.locals.count
    for type in self.localTypes.reversed() {
      while index > type.localCount {
        index -= 1
        if self.locals[index] == symbol { return true }
      }
      // A field of a local type hides the locals around that.
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

  /// Forgets the variables that were introduced since there were so many locals: what a label of a `switch` begins does
  /// not know them, while it knows the other locals.
  mutating func forgetIntroduced(since count: Int) {
    while let index = self.introduced.last, index >= count {
      self.introduced.removeLast()
      self.localCounts[Int(self.locals.remove(at: index))] -= 1
    }
  }

  /// Forgets the locals that were declared since there were so many.
  mutating func leaveScope(_ count: Int) {
    while let index = self.introduced.last, index >= count { self.introduced.removeLast() }
    while self.locals.count > count { self.localCounts[Int(self.locals.removeLast())] -= 1 }
  }

  /// Notes the use of a name that no local has.
  @inline(__always)
  mutating func refer(_ token: Token, _ form: NameReference.Form) {
    self.body.references.append(NameReference(name: self.name(of: token), form: form))
  }
}
