/// A local variable or constant of a body.
public struct LocalDeclaration: Hashable, Sendable {
  public var name: Name
  /// Its type, as written or as the initial value constructs it; nil when it is unknown.
  public var knownType: TypeReference?

  public init(name: Name, knownType: TypeReference? = nil) {
    self.name = name
    self.knownType = knownType
  }
}
