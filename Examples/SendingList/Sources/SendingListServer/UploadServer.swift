public import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
public import UploadInterface

/// A server that items are uploaded to, on the loopback interface.
public struct UploadServer: Sendable {
  /// The address where it listens.
  public let address: URL
  private let channel: any Channel

  /// Starts a server; fails when it cannot listen.
  ///
  /// - Parameters:
  ///   - store: what it has received.
  ///   - port: where it listens; zero lets the system choose.
  ///   - token: the token that requests must carry.
  ///   - delay: how long it takes for each part, in seconds: as a server does that is far away.
  ///   - limits: the limits of connections.
  public init(
    store: UploadStore, port: UInt16 = 0, token: AccessToken, delay: Double = 0,
    limits: ServerLimits = ServerLimits()
  ) async throws {
    let policy = AccessPolicy(token: token)
    let responder = UploadResponder(store: store, delay: delay)
    self.channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.maxMessagesPerRead, value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            ConnectionLimit(limits.connectionCount),
            // After an error, such as that there are no descriptors, it accepts again in a second.
            AcceptBackoffHandler(shouldForwardIOErrorCaught: false),
          ])
        }
      }
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16 * 1024))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: Self.headLimits)
          try pipeline.addHandler(RequestDeadline(timeout: limits.timeout))
          try pipeline.addHandler(RequestHandler(policy: policy, responder: responder))
        }
      }
      .bind(host: "127.0.0.1", port: Int(port)).get()
    guard let port = self.channel.localAddress?.port, let address = URL(string: "http://127.0.0.1:\(port)")
    else { throw CocoaError(.featureUnsupported) }
    self.address = address
  }

  /// Closes the port and all connections.
  public func stop() async { try? await self.channel.close() }

  /// Waits until it is stopped.
  public func waitUntilStopped() async { try? await self.channel.closeFuture.get() }

  /// The limits of the head of a request: the length of a line, of all lines, and their number.
  private static var headLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8 * 1024
    limits.maxHeaderListSize = 32 * 1024
    limits.maxHeaderFieldCount = 64
    return limits
  }
}
