/// The code between the braces of a function, an initializer or an accessor.
public struct Body: Equatable, Sendable {
  /// The range with its braces.
  public var range: TextRange
  /// Assignments and calls, in source order, at any depth.
  public var effects: [Effect]
  /// Names that no parameter, local or capture of the body declares, and members reached through `self`.
  ///
  /// Together with the range of an effect this shows what an output is derived from.
  public var references: [NameReference]
  /// The chains with a call in them, in source order, at any depth. A chain that is the receiver of another is part
  /// of that.
  public var calls: [Expression]
  /// The local and the anonymous types of the body, in source order. They are read in Java and Kotlin; in Swift their
  /// effects and references are among those of the body.
  public var types: [TypeDeclaration]
  /// The local variables and constants whose types are known, in source order, at any depth. They are read in Swift
  /// alone.
  public var locals: [LocalDeclaration]
  /// The ranges in which `this` is another instance, so that a name cannot be written with it.
  public var otherInstances: [TextRange]
  /// The ranges in which `this` may be another instance: lambdas of functions that are not known.
  public var possibleInstances: [TextRange]
  /// The value of a body that is one expression or one `return`.
  public var result: Expression?
  /// The statements with all that values can flow through; nil where they are not read.
  public var statements: [Statement]?

  public init(
    range: TextRange, effects: [Effect] = [], references: [NameReference] = [],
    calls: [Expression] = [], types: [TypeDeclaration] = [], locals: [LocalDeclaration] = [],
    otherInstances: [TextRange] = [], possibleInstances: [TextRange] = [],
    result: Expression? = nil, statements: [Statement]? = nil
  ) {
    self.range = range
    self.effects = effects
    self.references = references
    self.calls = calls
    self.types = types
    self.locals = locals
    self.otherInstances = otherInstances
    self.possibleInstances = possibleInstances
    self.result = result
    self.statements = statements
  }
}
