/// The code between the braces of a function, an initializer or an accessor, or of an initial value.
///
/// The code is a tree of statements. The facts about it are derived from the tree when one of them is asked for.
package struct Body: Sendable {
  /// The range with its braces.
  package let range: TextRange
  /// The parameters that its names may refer to, and its statements.
  package let code: Closure
  /// Whether a body with one expression has its value.
  private let hasImplicitResult: Bool
  private let language: LanguageProfile
  private let derived: Derived<BodyFacts>

  /// - Parameters:
  ///   - range: the range with its braces.
  ///   - code: the parameters that its names may refer to, and its statements.
  ///   - hasImplicitResult: whether one expression is its value without a `return`.
  package init(
    _ range: TextRange, _ code: Closure, hasImplicitResult: Bool = false, in language: LanguageProfile
  ) {
    self.range = range
    self.code = code
    self.hasImplicitResult = hasImplicitResult
    self.language = language
    self.derived = Derived()
  }

  /// The statements with all that values can flow through.
  package var statements: [Statement] { self.code.statements }

  /// Assignments and calls, in source order, at any depth.
  package var effects: [Effect] { self.facts.effects }
  /// Names that no parameter, local or capture of the body declares, and members reached through `self`.
  ///
  /// Together with the range of an effect this shows what an output is derived from.
  package var references: [NameReference] { self.facts.references }
  /// The chains with a call in them, in source order, at any depth. A chain that is the receiver of another is part
  /// of that.
  package var calls: [Expression] { self.facts.calls }
  /// The local and the anonymous types of the body, in source order.
  package var types: [TypeDeclaration] { self.facts.types }
  /// The local variables and constants whose types are known, in source order, at any depth.
  package var locals: [LocalDeclaration] { self.facts.locals }
  /// The ranges in which `this` is another instance, so that a name cannot be written with it.
  package var otherInstances: [TextRange] { self.facts.otherInstances }
  /// The ranges in which `this` may be another instance: lambdas of functions that are not known.
  package var possibleInstances: [TextRange] { self.facts.possibleInstances }
  /// The value of a body that is one expression or one `return`.
  package var result: Expression? { self.facts.result }

  /// The term of `result`.
  package var resultTerm: Term? {
    guard self.code.statements.count == 1 else { return nil }
    switch self.code.statements[0] {
    case .result(let term): return term
    case .expression(let term) where self.hasImplicitResult: return term
    default: return nil
    }
  }

  private var facts: BodyFacts {
    self.derived.value { BodyFacts(of: self, in: self.language) }
  }

  /// Derives the facts about a body in a local type, with the names that the code around the type declares.
  func derive(_ make: (Body) -> BodyFacts) { self.derived.set(make(self)) }
}

extension Body: Equatable {
  package static func == (left: Body, right: Body) -> Bool {
    left.range == right.range && left.code == right.code
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
