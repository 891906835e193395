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

/// A closure or a local function.
///
/// It is an immutable object, so that passing it around is cheap.
public final class Closure: Sendable {
  /// The names of the parameters; empty where they are numbered.
  public let parameters: [String]
  /// The names that it captures as `weak` or `unowned`: `self` in `[weak self]`.
  public let weakNames: Set<String>
  /// The declarations in the capture list: `a` in `[a = self.a]`.
  public let captures: [Statement]
  public let statements: [Statement]
  public let range: TextRange

  public init(
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
  public static func == (left: Closure, right: Closure) -> Bool {
    left.range == right.range && left.parameters == right.parameters && left.weakNames == right.weakNames
      && left.captures == right.captures && left.statements == right.statements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(self.range) }
}

/// A statement, as far as values can flow through it.
public indirect enum Statement: Hashable, Sendable {
  /// `let a = value`, `if let a = value`: the names of a pattern. Each name of a tuple has its place there.
  case declaration([Name], Term)
  /// `target = value`, `target += value`, `target <~ value`.
  case assignment(Term, operator: String, Term)
  case expression(Term)
  case result(Term)
  case function(Name, Closure)
  /// Statements of which some may not run: those of an `if`, a loop or a `switch`.
  case branches([[Statement]])
}
