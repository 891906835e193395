import Plumbline

/// Reads and writes what a user chose in the settings.
public protocol SettingsServiceType {
  /// Loads the preferences of the signed-in user.
  func preferences() -> SignalProducer<Preferences, ServiceError>

  /// Saves the preferences of the signed-in user.
  func save(_ preferences: Preferences) -> SignalProducer<Preferences, ServiceError>
}
