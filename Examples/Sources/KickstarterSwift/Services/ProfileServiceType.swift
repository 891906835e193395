import Plumbline

/// Reads profiles and changes whom the viewer follows.
public protocol ProfileServiceType {
  /// Loads the gardens that a user backs.
  func backedGardens(of user: User) -> SignalProducer<[Garden], ServiceError>

  /// Follows or unfollows a user and gives the changed user back.
  func setFollowed(_ isFollowed: Bool, user: User) -> SignalProducer<User, ServiceError>
}
