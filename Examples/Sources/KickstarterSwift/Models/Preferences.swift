/// What a user chose in the settings.
public struct Preferences: Equatable, Sendable {
  public var receivesDigest: Bool
  public var receivesPushNotifications: Bool
  public var units: Units

  public enum Units: String, CaseIterable, Sendable {
    case imperial
    case metric
  }

  public init(receivesDigest: Bool, receivesPushNotifications: Bool, units: Units) {
    self.receivesDigest = receivesDigest
    self.receivesPushNotifications = receivesPushNotifications
    self.units = units
  }
}
