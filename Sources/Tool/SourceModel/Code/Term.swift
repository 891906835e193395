/// An expression with everything that values can flow through.
///
/// Terms are the same for all languages, so that code which reads them does not depend on the language.
public struct Term: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
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
    /// A literal, or a type.
    case constant
    /// Code that cannot be analyzed.
    case unknown
  }

  /// A member or a call.
  public struct Link: Hashable, Sendable {
    /// The name; empty where the value before it is called itself, `[]` for a subscript.
    public var name: Name
    /// The arguments of a call, trailing closures included; nil for a member that is not called.
    public var arguments: [Argument]?
    /// Whether it is a reference to a method, such as `this::isValid`.
    public var isReference: Bool

    public init(_ name: Name, _ arguments: [Argument]? = nil, isReference: Bool = false) {
      self.name = name
      self.arguments = arguments
      self.isReference = isReference
    }
  }

  /// An argument of a call or an element of a list.
  public struct Argument: Hashable, Sendable {
    public var label: String?
    public var value: Term

    public init(_ label: String?, _ value: Term) {
      self.label = label
      self.value = value
    }
  }

  /// The operator of string interpolation.
  public static let interpolation = "\\()"

  public var kind: Kind
  public var range: TextRange

  public init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }
}
