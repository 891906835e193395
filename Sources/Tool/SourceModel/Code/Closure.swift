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
