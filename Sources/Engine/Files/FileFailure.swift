/// A file that could not be read or written.
public struct FileFailure: Error, Hashable, Sendable {
  public var path: String
  /// The system's reason.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
