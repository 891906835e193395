import ViewModelModel

/// An input's function with the property before it that backs it.
struct InputPair: Sendable {
  var input: InputImplementation
  var storage: PropertyDeclaration
  /// The whole lines of both.
  var lines: TextRange

  var function: FunctionDeclaration { self.input.function.value }
  var storageName: String { self.storage.header.name.text }

  /// The value that the function stores in the property, if that is what it does.
  var storedValue: Expression? {
    for feed in self.input.feeds where feed.member.text == self.storageName {
      if case .value(let value) = feed.means { return value }
    }
    return nil
  }
}
