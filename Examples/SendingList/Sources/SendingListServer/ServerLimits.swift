/// The limits of a server, so that no client keeps it from serving the others.
public struct ServerLimits: Sendable {
  /// The number of connections at a time. Others wait until one of them is closed.
  public let connectionCount: Int
  /// How long a connection may take for a request, in seconds, from its beginning or from the last response.
  public let timeout: Double

  public init(connectionCount: Int = 512, timeout: Double = 10) {
    (self.connectionCount, self.timeout) = (connectionCount, timeout)
  }
}
