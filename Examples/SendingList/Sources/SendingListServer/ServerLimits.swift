/// What a server grants its clients.
public struct ServerLimits: Sendable {
  /// How many connections it has at a time. Others wait until one of them is closed.
  public let connectionCount: Int
  /// How long a connection may take for a request, in seconds, from its beginning or from the last response.
  public let timeout: Double

  public init(connectionCount: Int = 512, timeout: Double = 10) {
    (self.connectionCount, self.timeout) = (connectionCount, timeout)
  }
}
