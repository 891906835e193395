/// An interval has passed without an event.
public struct TimeoutError: Error {
  /// Makes the error.
  public init() {}
}
