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

/// An assignment or a call that is a statement of a body.
public struct Effect: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `target = value`, and compound ones: `target += value`. The text is the operator.
    case assignment(operator: String, value: Expression)
    /// A call, `target` being all of it.
    case call
  }

  public var target: Expression
  public var kind: Kind
  public var range: TextRange

  public init(target: Expression, kind: Kind, range: TextRange) {
    self.target = target
    self.kind = kind
    self.range = range
  }
}

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

/// A use of a name in a body.
public struct NameReference: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `name`
    case plain
    /// `self.name`, `this.name`
    case qualified
    /// `self` or `this` alone.
    case instance
    /// `name(…)`: a call without a receiver, in Java and Kotlin. In Swift a call is plain, and this is a function that
    /// is named with its labels: `name(of:)`.
    case call
    /// `if let name`: it reads a member and declares a local variable with the same name.
    case shorthandBinding
    /// `{ [name] in … }`: it reads a member and declares a constant with the same name for a closure.
    case capture
  }

  public var name: Name
  public var form: Form

  public init(name: Name, form: Form) {
    self.name = name
    self.form = form
  }
}
