/// What the server hands out for a pair of correct credentials.
public struct Session: Equatable, Sendable {
  public let token: String
  public let user: User

  public init(token: String, user: User) {
    self.token = token
    self.user = user
  }
}
