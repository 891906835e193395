import NIOCore
import NIOHTTP1

/// Reads the requests of a connection, one after another, and writes the responses.
///
/// A request is refused as soon as its head shows why. The rest of it is read and dropped, so that the client gets the
/// response, and then the connection is closed.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// What a connection is doing.
  private enum State {
    case waiting
    case reading(UploadRequest, isLast: Bool)
    case responding
    case refused
  }

  private let policy: AccessPolicy
  private let responder: UploadResponder
  private var state = State.waiting
  private var body = ByteBuffer()
  private var work: Task<Void, Never>?

  init(policy: AccessPolicy, responder: UploadResponder) {
    (self.policy, self.responder) = (policy, responder)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    do throws(UploadRefusal) {
      switch (Self.unwrapInboundIn(data), self.state) {
      case (.head(let head), .waiting): try self.read(head, context)
      case (.body(let bytes), .reading(let request, _)):
        self.body.writeImmutableBuffer(bytes)
        guard self.body.readableBytes <= request.byteLimit else { throw .tooLarge }
      case (.end, .reading(let request, let isLast)):
        self.respond(to: request, isLast: isLast, context)
      case (.end, .refused): context.close(promise: nil)
      default: break
      }
    } catch {
      self.state = .refused
      self.body = ByteBuffer()
      self.write(UploadResponse(error), isLast: true, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    self.work?.cancel()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A malformed request has been answered by the handler before this one.
    context.close(promise: nil)
  }

  private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) throws(UploadRefusal) {
    try self.policy.check(head, port: context.channel.localAddress?.port ?? 0)
    let request = try UploadRequest(head)
    let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    guard length <= request.byteLimit else { throw .tooLarge }
    // After a request for another protocol, the decoder only collects bytes.
    let isLast = !head.isKeepAlive || head.method == .CONNECT || head.headers.contains(name: "upgrade")
    self.state = .reading(request, isLast: isLast)
    if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
      let head = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(Self.wrapOutboundOut(.head(head)), promise: nil)
    }
  }

  private func respond(to request: UploadRequest, isLast: Bool, _ context: ChannelHandlerContext) {
    let body = self.body
    self.body = ByteBuffer()
    self.state = .responding
    let response = context.eventLoop.makePromise(of: UploadResponse.self)
    self.work = Task { [responder] in response.succeed(await responder.response(to: request, body)) }
    response.futureResult.assumeIsolated().whenSuccess { response in
      guard context.channel.isActive else { return }
      // The next request may come while this is written.
      self.state = .waiting
      self.write(response, isLast: isLast, context)
    }
  }

  /// Writes a response. After the last one, the connection is closed, unless the rest of its request is still to come.
  private func write(_ response: UploadResponse, isLast: Bool, _ context: ChannelHandlerContext) {
    var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
    if isLast { head.headers.add(name: "Connection", value: "close") }
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.write(Self.wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    let written = context.eventLoop.makePromise(of: Void.self)
    if isLast, case .waiting = self.state {
      written.futureResult.assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: written)
  }
}
