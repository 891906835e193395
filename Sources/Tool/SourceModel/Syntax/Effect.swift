/// An assignment or a call that is a statement of a body.
public struct Effect: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `target = value`, and compound ones: `target += value`. The text is the operator.
    case assignment(operator: String, value: Expression)
    /// A call, `target` being all of it.
    case call
  }

  public var target: Expression
  public var kind: Kind
  public var range: TextRange

  public init(target: Expression, kind: Kind, range: TextRange) {
    self.target = target
    self.kind = kind
    self.range = range
  }
}
