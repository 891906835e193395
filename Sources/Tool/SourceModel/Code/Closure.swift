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
  /// Whether it says that it runs on the main actor.
  package let isOnMainActor: Bool

  package init(
    parameters: [String], weakNames: Set<String> = [], head: [Statement] = [], statements: [Statement],
    range: TextRange, receiver: Receiver = .none, type: TypeDeclaration? = nil, isOnMainActor: Bool = false
  ) {
    self.isOnMainActor = isOnMainActor
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
