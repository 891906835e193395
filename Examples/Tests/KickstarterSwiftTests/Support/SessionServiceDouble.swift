import KickstarterSwift
import Plumbline

/// A session service that the test answers for.
final class SessionServiceDouble: SessionServiceType {
  let logIns = Requests<[String], Session>()
  let signUps = Requests<[String], Session>()

  func logIn(email: String, password: String) -> SignalProducer<Session, ServiceError> {
    self.logIns.request([email, password])
  }

  func signUp(
    name: String, email: String, password: String, receivesDigest: Bool
  ) -> SignalProducer<Session, ServiceError> {
    self.signUps.request([name, email, password, "\(receivesDigest)"])
  }
}
