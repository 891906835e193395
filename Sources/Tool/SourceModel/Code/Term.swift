/// An expression with everything that values can flow through.
///
/// Terms are the same for all languages, so that code which reads them does not depend on the language.
package struct Term: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case name(String)
    /// `self`, `this`.
    case instance
    /// What a leading dot stands for.
    case implicit
    /// Members and calls, one after the other. Without a base the first is called by its name alone.
    case chain(Term?, [Link])
    case closure(Closure)
    /// A tuple or a collection.
    case list([Argument])
    /// Operands with operators between them, regardless of precedence, and conditional expressions.
    case operation([String], [Term])
    /// An expression with statements in it, such as a `switch`.
    case block([Statement])
    case null
    /// Another literal, or a type.
    case constant
    /// Code that cannot be analyzed.
    case unknown
  }

  /// A member or a call.
  package struct Link: Hashable, Sendable {
    /// The name; empty where the value before it is called itself, `[]` for a subscript.
    package var name: Name
    /// The arguments of a call, trailing closures included; nil for a member that is not called.
    package var arguments: [Argument]?
    /// Whether it is a reference to a method, such as `this::isValid`.
    package var isReference: Bool

    package init(_ name: Name, _ arguments: [Argument]? = nil, isReference: Bool = false) {
      self.name = name
      self.arguments = arguments
      self.isReference = isReference
    }
  }

  /// An argument of a call or an element of a list.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    package var value: Term

    package init(_ label: String?, _ value: Term) {
      self.label = label
      self.value = value
    }
  }

  /// The operator of string interpolation.
  package static let interpolation = "\\()"

  package var kind: Kind
  package var range: TextRange

  package init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

/// A closure or a local function.
///
/// It is an immutable object, so that passing it around is cheap.
package final class Closure: Sendable {
  /// The names of the parameters; empty where they are numbered.
  package let parameters: [String]
  /// The names that it captures as `weak` or `unowned`: `self` in `[weak self]`.
  package let weakNames: Set<String>
  /// The declarations in the capture list: `a` in `[a = self.a]`.
  package let captures: [Statement]
  package let statements: [Statement]
  package let range: TextRange

  package init(
    parameters: [String], weakNames: Set<String> = [], captures: [Statement] = [], statements: [Statement],
    range: TextRange
  ) {
    self.parameters = parameters
    self.weakNames = weakNames
    self.captures = captures
    self.statements = statements
    self.range = range
  }
}

extension Closure: Hashable {
  package static func == (left: Closure, right: Closure) -> Bool {
    left.range == right.range && left.parameters == right.parameters && left.weakNames == right.weakNames
      && left.captures == right.captures && left.statements == right.statements
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(self.range) }
}

/// A statement, as far as values can flow through it.
package indirect enum Statement: Hashable, Sendable {
  /// `let a = value`, `if let a = value`: the names of a pattern. Each name of a tuple has its place there.
  case declaration([Name], Term)
  /// `target = value`, `target += value`, `target <~ value`.
  case assignment(Term, operator: String, Term)
  /// A test that decides whether the statements behind it run: the condition of an `if`, a `guard` or a loop.
  case condition(Term)
  case expression(Term)
  case result(Term)
  case function(Name, Closure)
  /// Statements of which some may not run: those of an `if`, a loop or a `switch`.
  case branches([[Statement]])
}
