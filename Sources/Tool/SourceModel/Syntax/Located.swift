/// A value with the file that contains it.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  /// The path of the file.
  public var path: String

  public init(_ value: Value, in path: String) {
    self.value = value
    self.path = path
  }
}

/// A type with its position.
public struct LocatedType: Hashable, Sendable {
  public var type: TypeReference
  public var range: TextRange

  public init(_ type: TypeReference, _ range: TextRange) {
    self.type = type
    self.range = range
  }
}

/// A name with its position.
public struct Name: Hashable, Sendable {
  /// The name without backticks.
  public var text: String
  public var range: TextRange

  public init(_ text: String, _ range: TextRange) {
    self.text = text
    self.range = range
  }
}
