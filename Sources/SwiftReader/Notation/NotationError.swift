/// What is wrong with the notation of a port.
public struct NotationError: Error, Hashable, Sendable {
  /// What is wrong, and what to write instead where that can be told.
  public var message: String
  /// The place in the notation: the number of bytes before it.
  public var offset: Int

  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
