import KickstarterSwift
import Plumbline

/// A settings service that the test answers for.
final class SettingsServiceDouble: SettingsServiceType {
  let loads = Requests<Void, Preferences>()
  let saves = Requests<Preferences, Preferences>()

  func preferences() -> SignalProducer<Preferences, ServiceError> {
    self.loads.request(())
  }

  func save(_ preferences: Preferences) -> SignalProducer<Preferences, ServiceError> {
    self.saves.request(preferences)
  }
}
