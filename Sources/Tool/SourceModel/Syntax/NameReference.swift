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
