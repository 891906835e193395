import KickstarterSwift

/// Analytics that keep what they are told.
final class AnalyticsDouble: AnalyticsType {
  private(set) var events: [String] = []

  func track(event: String) { self.events.append(event) }
}
