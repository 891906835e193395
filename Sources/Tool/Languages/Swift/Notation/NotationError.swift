/// An error in the notation of a port.
public struct NotationError: Error, Hashable, Sendable {
  /// The error, with an alternative where there is one.
  public var message: String
  /// The place in the notation: the number of bytes before it.
  public var offset: Int

  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
