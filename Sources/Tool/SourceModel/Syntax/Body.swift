/// The code between the braces of a function, an initializer or an accessor.
package struct Body: Equatable, Sendable {
  /// The range with its braces.
  package var range: TextRange
  /// Assignments and calls, in source order, at any depth.
  package var effects: [Effect]
  /// Names that no parameter, local or capture of the body declares, and members reached through `self`.
  ///
  /// Together with the range of an effect this shows what an output is derived from.
  package var references: [NameReference]
  /// The chains with a call in them, in source order, at any depth. A chain that is the receiver of another is part
  /// of that.
  package var calls: [Expression]
  /// The local and the anonymous types of the body, in source order. They are read in Java and Kotlin; in Swift their
  /// effects and references are among those of the body.
  package var types: [TypeDeclaration]
  /// The local variables and constants whose types are known, in source order, at any depth. They are read in Swift
  /// alone.
  package var locals: [LocalDeclaration]
  /// The ranges in which `this` is another instance, so that a name cannot be written with it.
  package var otherInstances: [TextRange]
  /// The ranges in which `this` may be another instance: lambdas of functions that are not known.
  package var possibleInstances: [TextRange]
  /// The value of a body that is one expression or one `return`.
  package var result: Expression?
  /// The statements with all that values can flow through; nil where they are not read.
  package var statements: [Statement]?

  package init(
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
package struct Effect: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `target = value`, and compound ones: `target += value`. The text is the operator.
    case assignment(operator: String, value: Expression)
    /// A call, `target` being all of it.
    case call
  }

  package var target: Expression
  package var kind: Kind
  package var range: TextRange

  package init(target: Expression, kind: Kind, range: TextRange) {
    self.target = target
    self.kind = kind
    self.range = range
  }
}

/// A local variable or constant of a body.
package struct LocalDeclaration: Hashable, Sendable {
  package var name: Name
  /// Its type, as written or as the initial value constructs it; nil when it is unknown.
  package var knownType: TypeReference?

  package init(name: Name, knownType: TypeReference? = nil) {
    self.name = name
    self.knownType = knownType
  }
}

/// A use of a name in a body.
package struct NameReference: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
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

  package var name: Name
  package var form: Form

  package init(name: Name, form: Form) {
    self.name = name
    self.form = form
  }
}
