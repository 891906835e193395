/// An effect of an input's function on a member of the instance.
public struct Feed: Hashable, Sendable {
  public enum Means: Hashable, Sendable {
    /// `self.x.value = value`
    case value(Expression)
    /// `self.x = value`
    case replacement(Expression)
    /// `self.x.send(value: …)`, `self.x.onNext(…)`: the name of the last call.
    case call(String)
  }

  /// The member of the instance that it reaches.
  public var member: Name
  /// The stored property of that name, if the type has one.
  public var storage: Located<PropertyDeclaration>?
  public var means: Means
  public var range: TextRange

  public init(member: Name, storage: Located<PropertyDeclaration>?, means: Means, range: TextRange) {
    self.member = member
    self.storage = storage
    self.means = means
    self.range = range
  }

  public static func == (lhs: Feed, rhs: Feed) -> Bool {
    lhs.member == rhs.member && lhs.means == rhs.means && lhs.range == rhs.range
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(self.member)
    hasher.combine(self.range)
  }
}
