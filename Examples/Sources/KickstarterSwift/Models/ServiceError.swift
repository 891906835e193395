/// What every service reports when a request does not succeed.
public struct ServiceError: Error, Equatable, Sendable {
  public enum Code: Equatable, Sendable {
    case invalidCredentials
    case offline
    case twoFactorRequired
    case unknown
  }

  public let code: Code
  public let message: String

  public init(code: Code = .unknown, message: String) {
    self.code = code
    self.message = message
  }
}
