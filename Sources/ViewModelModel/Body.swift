/// What stands between the braces of a function, an initializer or an accessor.
public struct Body: Hashable, Sendable {
  /// The range with its braces.
  public var range: TextRange
  /// Assignments and calls, in source order, at any depth.
  public var effects: [Effect]
  /// Names that no parameter, local or capture of the body declares, and members reached through `self`.
  ///
  /// Together with the range of an effect this tells what an output is made of.
  public var references: [NameReference]
  /// The value of a body that is one expression or one `return`.
  public var result: Expression?

  public init(
    range: TextRange, effects: [Effect] = [], references: [NameReference] = [], result: Expression? = nil
  ) {
    self.range = range
    self.effects = effects
    self.references = references
    self.result = result
  }
}
