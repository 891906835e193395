import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server that gives the same response to every request.
nonisolated struct OtherServer {
  let address: URL
  private let channel: any Channel

  init(code: Int, body: String) async throws {
    self.channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Handler(code: code, body: body))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    guard let port = self.channel.localAddress?.port, let address = URL(string: "http://127.0.0.1:\(port)")
    else { throw CocoaError(.featureUnsupported) }
    self.address = address
  }

  func stop() async { try? await self.channel.close() }

  nonisolated private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let code: Int
    private let body: String

    init(code: Int, body: String) { (self.code, self.body) = (code, body) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .end = Self.unwrapInboundIn(data) else { return }
      let head = HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: self.code),
        headers: ["Content-Length": String(self.body.utf8.count)])
      context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: self.body)))), promise: nil)
      context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
