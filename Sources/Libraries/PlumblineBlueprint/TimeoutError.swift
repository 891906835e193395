/// The error of an observable that has sent no element within an interval.
public struct TimeoutError: Error {
  /// Creates the error.
  public init() {}
}
