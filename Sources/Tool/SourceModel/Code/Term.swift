/// An expression with everything that values can flow through.
///
/// Terms are the same for all languages, so that code which reads them does not depend on the language.
package struct Term: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case name(String)
    /// `self`, `this`.
    case instance(Instance)
    /// `super`.
    case superInstance
    /// What a leading dot stands for.
    case implicit
    /// A type with arguments, or one that a value is tested for: its first name, and the type.
    case type(String, TypeReference)
    /// Members and calls, one after the other. Without a base the first is called by its name alone.
    case chain(Term?, [Link])
    case closure(Closure)
    /// A collection.
    case list([Argument])
    case tuple([Argument])
    /// Operands with operators between them, regardless of precedence, and conditional expressions. Without operators
    /// it is a part of a value, or the keys and values of a dictionary.
    case operation([String], [Term])
    /// An expression with statements in it, such as a `switch`.
    case block([Statement])
    case null
    /// A number, a string or a Boolean.
    case literal
    /// Another value that nothing flows through, such as a regular expression.
    case constant
    /// A key path, by the names of its members: `\.title`.
    case keyPath([String])
    /// Code that cannot be analyzed, and the terms in it.
    case unknown([Term])
  }

  /// The instance that `self` or `this` is.
  package enum Instance: Hashable, Sendable {
    /// That of the code around it.
    case plain
    /// The instance of the type around it, whose name is its label: `this@Model`.
    case own
    /// Another one, which a label names.
    case other
  }

  /// A member or a call.
  package struct Link: Hashable, Sendable {
    /// The name; empty where the value before it is called itself, `[]` for a subscript.
    package var name: Name
    package var typeArguments: [TypeReference]
    /// The arguments of a call, trailing closures included; nil for a member that is not called.
    package var arguments: [Argument]?
    /// Whether it is a reference to a method, such as `this::isValid`.
    package var isReference: Bool
    /// The type of the object that the call creates, in a language that has a word for it: `new Model()`.
    package var created: TypeReference?

    package init(
      _ name: Name, _ arguments: [Argument]? = nil, typeArguments: [TypeReference] = [],
      isReference: Bool = false, created: TypeReference? = nil
    ) {
      self.name = name
      self.typeArguments = typeArguments
      self.arguments = arguments
      self.isReference = isReference
      self.created = created
    }

    /// Whether it is the element that a subscript denotes.
    package var isSubscript: Bool { self.name.text == "[]" }
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

  /// The operator that adds one to a variable, or subtracts one: `count++`.
  package static let step = "++"

  /// What keywords around an expression say about it.
  package struct Effects: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It may wait: `await`.
    package static let awaits = Effects(rawValue: 1)
    /// Its errors are dropped: `try?`.
    package static let dropsErrors = Effects(rawValue: 2)
  }

  package var kind: Kind
  package var range: TextRange
  package var effects: Effects = []

  package init(_ kind: Kind, _ range: TextRange, _ effects: Effects = []) {
    self.kind = kind
    self.range = range
    self.effects = effects
  }

  /// Whether it is `self` or `this`.
  package var isInstance: Bool {
    guard case .instance = self.kind else { return false }
    return true
  }

  /// The name of a value or of a type; nil for other terms.
  package var name: String? {
    switch self.kind {
    case .name(let name), .type(let name, _): name
    default: nil
    }
  }
}
