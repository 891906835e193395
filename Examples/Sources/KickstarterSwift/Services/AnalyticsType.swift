/// Records what users do.
public protocol AnalyticsType: AnyObject {
  /// Records one event.
  func track(event: String)
}
