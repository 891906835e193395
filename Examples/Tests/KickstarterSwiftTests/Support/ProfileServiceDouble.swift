import KickstarterSwift
import Plumbline

/// A profile service that the test answers for.
final class ProfileServiceDouble: ProfileServiceType {
  let gardenLoads = Requests<User, [Garden]>()
  let follows = Requests<Bool, User>()

  func backedGardens(of user: User) -> SignalProducer<[Garden], ServiceError> {
    self.gardenLoads.request(user)
  }

  func setFollowed(_ isFollowed: Bool, user: User) -> SignalProducer<User, ServiceError> {
    self.follows.request(isFollowed)
  }
}
