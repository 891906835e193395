import Plumbline

/// Signs users in and up.
public protocol SessionServiceType {
  /// Trades credentials for a session.
  func logIn(email: String, password: String) -> SignalProducer<Session, ServiceError>

  /// Creates an account and a session for it.
  func signUp(
    name: String,
    email: String,
    password: String,
    receivesDigest: Bool
  ) -> SignalProducer<Session, ServiceError>
}
