/// Why a file does not parse.
public struct SyntaxProblem: Hashable, Sendable {
  public var message: String
  public var range: TextRange

  public init(message: String, range: TextRange) {
    self.message = message
    self.range = range
  }
}
