/// A type alias.
public struct AliasDeclaration: Equatable, Sendable {
  public var header: Header
  /// The names of its generic parameters.
  public var genericParameters: [String]
  public var target: TypeReference

  public init(header: Header, genericParameters: [String] = [], target: TypeReference) {
    self.header = header
    self.genericParameters = genericParameters
    self.target = target
  }

  /// The aliased type with some arguments; nil when their number is wrong.
  public func target(with arguments: [TypeReference]) -> TypeReference? {
    guard arguments.count == self.genericParameters.count else { return nil }
    guard !arguments.isEmpty else { return self.target }
    return self.target.replacing(
      Dictionary(zip(self.genericParameters, arguments), uniquingKeysWith: { first, _ in first }))
  }
}
