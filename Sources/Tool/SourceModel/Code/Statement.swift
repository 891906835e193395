/// A statement, as far as values can flow through it and names depend on it.
package indirect enum Statement: Hashable, Sendable {
  /// `let a = value`, `if let a = value`: the names of a pattern. Each name of a tuple has its place there. A value
  /// without names is only read.
  case declaration([Name], Term)
  /// Names that are in scope from here on, their type if it is written, and terms that are only read: a local without
  /// a value, the pattern of a `case`.
  case local([Name], TypeReference?, [Term])
  /// Names that are not in scope any more. At the start of a branch these are names around it: those that the
  /// conditions of a `guard` declare are not in scope in its block.
  case hidden([Name])
  /// `target = value`, `target += value`, `target <~ value`.
  case assignment(Term, operator: String, Term, TextRange)
  /// A test that decides whether the statements behind it run: the condition of an `if`, a `guard` or a loop.
  case condition(Term)
  case expression(Term)
  /// A `return`, with its value if it has one.
  case result(Term?)
  case function(Name, Closure)
  case type(TypeDeclaration)
  /// Statements of which some may not run: those of an `if`, a loop or a `switch`.
  case branches([[Statement]])
}

/// A closure or a local function.
///
/// It is an immutable object, so that passing it around is cheap.
package final class Closure: Sendable {
  /// The instance that `self` or `this` is in a closure.
  package enum Receiver: Sendable {
    /// That of the code around it.
    case none
    /// Maybe that of the code around it: the function that takes the closure is not known.
    case possible
    /// One of its own.
    case certain
    /// The one that the function extends.
    case function
  }

  /// The names of the parameters; empty where they are numbered.
  package let parameters: [String]
  /// The names that it captures as `weak` or `unowned`: `self` in `[weak self]`.
  package let weakNames: Set<String>
  /// What is evaluated outside of its statements: the capture list, default values of parameters, and the arguments
  /// for the superclass of an anonymous type.
  package let head: [Statement]
  package let statements: [Statement]
  package let range: TextRange
  package let receiver: Receiver
  /// The anonymous type whose code it stands for.
  package let type: TypeDeclaration?

  package init(
    parameters: [String], weakNames: Set<String> = [], head: [Statement] = [], statements: [Statement],
    range: TextRange, receiver: Receiver = .none, type: TypeDeclaration? = nil
  ) {
    self.parameters = parameters
    self.weakNames = weakNames
    self.head = head
    self.statements = statements
    self.range = range
    self.receiver = receiver
    self.type = type
  }

  /// The code of an anonymous type, which values flow through like that of one closure.
  package convenience init(_ type: TypeDeclaration, head: [Statement]) {
    let code = type.members.map { member -> (parameters: [String], statements: [Statement]) in
      switch member {
      case .function(let function):
        (function.parameters.map(\.name), function.body?.statements ?? [])
      case .property(let property):
        (
          [],
          (property.initialTerm.map { [.declaration([property.header.name], $0)] } ?? [])
            + ([property.getter].compactMap(\.self) + property.otherBodies).flatMap(\.statements)
        )
      default: ([], [])
      }
    }
    self.init(
      parameters: code.flatMap(\.parameters), head: head, statements: code.flatMap(\.statements),
      range: type.header.range, type: type)
  }

  /// The declarations in the capture list that give a name to a value: `a` in `[a = self.a]`.
  package var captures: [Statement] {
    self.head.filter { statement in
      guard case .declaration(let names, let value) = statement, let name = names.first else { return false }
      return !self.weakNames.contains(name.text) && name.range != value.range
    }
  }
}

extension Closure: Hashable {
  package static func == (left: Closure, right: Closure) -> Bool {
    left.range == right.range && left.parameters == right.parameters && left.weakNames == right.weakNames
      && left.head == right.head && left.statements == right.statements
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(self.range) }
}

extension Statement {
  /// The names that it declares as locals with values.
  package var names: [Name] {
    guard case .declaration(let names, _) = self else { return [] }
    return names
  }
}
