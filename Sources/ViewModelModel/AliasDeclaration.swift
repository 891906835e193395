/// A type alias.
public struct AliasDeclaration: Hashable, Sendable {
  public var header: Header
  public var target: TypeReference

  public init(header: Header, target: TypeReference) {
    self.header = header
    self.target = target
  }
}
