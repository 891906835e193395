import NIOCore
import NIOHTTP1

/// Closes a connection whose next request is not complete in time.
///
/// The time begins with the connection and with each response. So idle connections are closed, those that send a byte
/// now and then, and those that do not read what they are sent.
final class RequestDeadline: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let timeout: TimeAmount
  private var closing: Scheduled<Void>?

  init(timeout: Double) { self.timeout = .nanoseconds(Int64(timeout * 1_000_000_000)) }

  func channelActive(context: ChannelHandlerContext) {
    self.restart(context)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = Self.unwrapInboundIn(data) { self.closing?.cancel() }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = Self.unwrapOutboundIn(data) { self.restart(context) }
    context.write(data, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    self.closing?.cancel()
    context.fireChannelInactive()
  }

  private func restart(_ context: ChannelHandlerContext) {
    self.closing?.cancel()
    self.closing = context.eventLoop.assumeIsolated().scheduleTask(in: self.timeout) {
      context.close(promise: nil)
    }
  }
}
