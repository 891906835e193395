import NIOCore

/// Accepts connections up to a number, and closes them when the server is closed. Others wait in the queue of the system.
final class ConnectionLimit: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel
  typealias OutboundIn = any Channel
  typealias OutboundOut = any Channel

  private let maximum: Int
  private var connections: [ObjectIdentifier: any Channel] = [:]
  /// Whether the server wants to accept the next connection.
  private var isReadPending = false

  init(_ maximum: Int) { self.maximum = maximum }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let connection = Self.unwrapInboundIn(data)
    let id = ObjectIdentifier(connection)
    self.connections[id] = connection
    connection.closeFuture.hop(to: context.eventLoop).assumeIsolated().whenComplete { _ in
      self.connections[id] = nil
      self.readIfPending(context)
    }
    context.fireChannelRead(data)
  }

  func read(context: ChannelHandlerContext) {
    self.isReadPending = true
    self.readIfPending(context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    for connection in self.connections.values { connection.close(promise: nil) }
    context.fireChannelInactive()
  }

  private func readIfPending(_ context: ChannelHandlerContext) {
    guard self.isReadPending, context.channel.isActive, self.connections.count < self.maximum else { return }
    self.isReadPending = false
    context.read()
  }
}
