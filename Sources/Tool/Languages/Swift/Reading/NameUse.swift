public import SourceModel

/// A place where Swift code names something.
public struct NameUse: Hashable, Sendable {
  /// The purpose of the name.
  public enum Role: Hashable, Sendable {
    /// A declaration declares it.
    case declaration
    /// An extension extends it.
    case extended
    /// A type inherits it or conforms to it.
    case inheritance
    /// `any Name`, `some Name`, `<Value: Name>`, `Name & Other`
    case constraint
    /// A type: of a property, a parameter, a result, an argument, a cast.
    case type
    /// A value or a type in an expression.
    case expression
  }

  public var name: Name
  /// The names before it and its dot, outermost first.
  public var qualifiers: [Name]
  public var role: Role
  /// Whether a dot follows.
  public var hasMember: Bool
}
