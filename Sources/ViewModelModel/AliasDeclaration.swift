/// A type alias.
public struct AliasDeclaration: Equatable, Sendable {
  public var header: Header
  public var target: TypeReference

  public init(header: Header, target: TypeReference) {
    self.header = header
    self.target = target
  }
}
