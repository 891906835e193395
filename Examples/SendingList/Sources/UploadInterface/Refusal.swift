/// Why the server has not taken a request: the body of an answer that is no success.
public struct Refusal: Codable, Hashable, Sendable {
  /// The reason, in words that end without a point.
  public let reason: String

  public init(reason: String) { self.reason = reason }
}
