/// A declaration as its tokens tell it.
package struct DeclarationFact: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case type, function, initializer, property, statement, other
  }

  /// What declarations are told apart by.
  package struct Key: Hashable, Sendable {
    /// The types and the branches of conditional compilation that it stands in.
    package var owner: [String]
    package var kind: Kind
    /// The name, of a function with its labels or the types of its parameters.
    package var name: String
  }

  package var key: Key
  /// The tokens in their order; those of the header for a type, without what it inherits.
  package var tokens: [String]
  /// What a type inherits.
  package var inherited: [String] = []
  /// Whether it is a type without members.
  package var isEmptyType = false
  /// The documentation right before it.
  package var documentation: [String] = []
  /// The comment that ends its last line.
  package var trailing: [String] = []

  package init(_ key: Key, tokens: [String]) {
    self.key = key
    self.tokens = tokens
  }
}
