/// A value with the file that contains it.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  /// The path of the file.
  package var path: String

  package init(_ value: Value, in path: String) {
    self.value = value
    self.path = path
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A type with its position.
package struct LocatedType: Hashable, Sendable {
  package var type: TypeReference
  package var range: TextRange

  package init(_ type: TypeReference, _ range: TextRange) {
    self.type = type
    self.range = range
  }
}

/// A name with its position.
package struct Name: Hashable, Sendable {
  /// The name without backticks.
  package var text: String
  package var range: TextRange

  package init(_ text: String, _ range: TextRange) {
    self.text = text
    self.range = range
  }
}
