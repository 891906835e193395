public import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A connection that sends any text, and collects what it gets.
public struct RawConnection: Sendable {
  private let channel: any Channel
  private let collector: Collector

  /// Connects to the port of an address on the loopback interface.
  public init(to address: URL) async throws {
    let collector = Collector()
    self.collector = collector
    self.channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { $0.pipeline.addHandler(collector) }
      .connect(host: "127.0.0.1", port: address.port ?? 0).get()
  }

  /// Sends text; fails when the connection is closed.
  public func send(_ text: String) async throws {
    try await self.channel.writeAndFlush(ByteBuffer(string: text))
  }

  /// What has arrived.
  public var text: String { self.collector.text.withLockedValue { $0 } }

  public var isOpen: Bool { self.channel.isActive }

  public func close() { self.channel.close(promise: nil) }

  /// Waits until it is closed, by the server or because the task is cancelled.
  public func waitUntilClosed() async {
    await withTaskCancellationHandler {
      try? await self.channel.closeFuture.get()
    } onCancel: {
      self.close()
    }
  }

  private final class Collector: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    let text = NIOLockedValueBox("")

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let received = String(buffer: Self.unwrapInboundIn(data))
      self.text.withLockedValue { $0 += received }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
