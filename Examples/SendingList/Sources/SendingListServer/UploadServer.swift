import FlyingFox
import FlyingSocks
public import Foundation
import UploadInterface

/// A server that items are uploaded to, on the loopback interface.
public struct UploadServer: Sendable {
  private let server: HTTPServer

  /// Makes a server that does not run yet.
  ///
  /// - Parameters:
  ///   - store: what it has received.
  ///   - port: where it listens; zero lets the system choose.
  ///   - delay: how long it takes for each part, in seconds: as a server does that is far away.
  public init(store: UploadStore, port: UInt16 = 0, delay: Double = 0) throws {
    self.server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: Handler(store, delay))
  }

  /// Runs until the task is cancelled, or fails when it cannot listen.
  public func run() async throws { try await self.server.run() }

  /// Runs as long as other work takes, which gets its address; fails when it cannot listen.
  public func run(during work: @escaping @Sendable (URL) async throws -> Void) async throws {
    try await withThrowingTaskGroup { group in
      group.addTask { try await self.run() }
      group.addTask { try await work(self.address()) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// The address where it listens, when it does.
  public func address() async throws -> URL {
    try await self.server.waitUntilListening()
    guard case .ip4(_, let port) = await self.server.listeningAddress,
      let address = URL(string: "http://127.0.0.1:\(port)")
    else { throw CocoaError(.featureUnsupported) }
    return address
  }

  /// Closes the port and all connections.
  public func stop() async { await self.server.stop() }

  /// Answers requests.
  private struct Handler: HTTPHandler {
    private let store: UploadStore
    private let delay: Double

    init(_ store: UploadStore, _ delay: Double) { (self.store, self.delay) = (store, delay) }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      do {
        switch (request.method, Self.identity(in: request.path)) {
        case (.GET, _) where request.path == "/uploads":
          return try Self.response(.ok, try await self.store.items())
        case (.GET, let id?):
          return try Self.response(.ok, try await self.store.status(of: id))
        case (.PUT, let id?):
          return try Self.response(.ok, try await self.take(request, id))
        default:
          return try Self.response(.notFound, Refusal(reason: "there is nothing at \(request.path)"))
        }
      } catch let refusal as UploadRefusal {
        return try Self.response(.badRequest, Refusal(reason: refusal.reason))
      }
    }

    private func take(_ request: HTTPRequest, _ id: UUID) async throws -> UploadStatus {
      guard let name = request.query["name"], let size = request.query["size"].flatMap({ Int($0) }),
        let offset = request.query["offset"].flatMap({ Int($0) }), size >= 0, offset >= 0
      else { throw UploadRefusal.incomplete }
      if self.delay > 0 { try await Task.sleep(for: .seconds(self.delay)) }
      let bytes = try await request.bodyData
      return try await self.store.take(bytes, at: offset, of: id, name: name, size: size)
    }

    private static func identity(in path: String) -> UUID? {
      let components = path.split(separator: "/")
      guard components.count == 2, components[0] == "uploads" else { return nil }
      return UUID(uuidString: String(components[1]))
    }

    private static func response(_ code: HTTPStatusCode, _ body: some Encodable) throws -> HTTPResponse {
      HTTPResponse(
        statusCode: code, headers: [.contentType: "application/json"], body: try JSONEncoder().encode(body))
    }
  }
}
