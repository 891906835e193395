/// A type with its position.
public struct LocatedType: Hashable, Sendable {
  public var type: TypeReference
  public var range: TextRange

  public init(_ type: TypeReference, _ range: TextRange) {
    self.type = type
    self.range = range
  }
}
