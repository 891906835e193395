public import Foundation
public import SendingListServer

/// A server that runs until it is stopped.
public struct RunningServer: Sendable {
  public let store: UploadStore
  public let address: URL
  private let server: UploadServer
  private let task: Task<Void, any Error>

  public init(store: UploadStore? = nil, port: UInt16 = 0, delay: Double = 0) async throws {
    let store = try store ?? UploadStore()
    let server = try UploadServer(store: store, port: port, delay: delay)
    self.store = store
    self.server = server
    self.task = Task { try await server.run() }
    self.address = try await server.address()
  }

  public var port: UInt16 { UInt16(self.address.port ?? 0) }

  public func stop() async {
    await self.server.stop()
    _ = await self.task.result
  }
}
