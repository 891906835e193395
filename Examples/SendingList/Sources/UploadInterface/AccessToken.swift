/// The secret that the requests of a client carry, so that a server answers nobody else.
public struct AccessToken: Sendable {
  /// The environment variable that commands read a token from: other users cannot see it, as they can see arguments.
  public static let variable = "SENDING_LIST_TOKEN"

  /// The token as text.
  public let text: String

  /// Makes a random token.
  public init() {
    self.text = (0..<4).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Makes a token from text; nil unless it has at least 32 characters, all of them letters and digits of ASCII.
  public init?(_ text: String) {
    guard text.utf8.count >= 32, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return nil
    }
    self.text = text
  }

  /// The value of the header `Authorization`.
  public var authorization: String { "Bearer \(self.text)" }

  /// Whether a header `Authorization` carries this token. The time that this takes does not depend on the token.
  public func matches(_ authorization: String) -> Bool {
    let (expected, actual) = (Array(self.authorization.utf8), Array(authorization.utf8))
    guard actual.count == expected.count else { return false }
    return zip(expected, actual).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
