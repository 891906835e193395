/// The property of a view model that implements an output.
public struct OutputImplementation: Sendable {
  public var port: Port
  public var property: Located<PropertyDeclaration>
  /// Where initializers assign it, in source order. The references of the body within the range of an
  /// assignment show what the output is derived from.
  public var assignments: [Located<Effect>]

  public init(port: Port, property: Located<PropertyDeclaration>, assignments: [Located<Effect>]) {
    self.port = port
    self.property = property
    self.assignments = assignments
  }
}
