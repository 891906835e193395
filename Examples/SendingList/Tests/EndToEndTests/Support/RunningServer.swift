import Foundation
import SendingListServer

/// A server that runs until the value that started it is stopped.
struct RunningServer: Sendable {
  let store: UploadStore
  let address: URL
  private let server: UploadServer
  private let task: Task<Void, any Error>

  init(store: UploadStore? = nil, port: UInt16 = 0, delay: Double = 0) async throws {
    let store = try store ?? UploadStore()
    let server = try UploadServer(store: store, port: port, delay: delay)
    self.store = store
    self.server = server
    self.task = Task { try await server.run() }
    self.address = try await server.address()
  }

  var port: UInt16 { UInt16(self.address.port ?? 0) }

  func stop() async {
    await self.server.stop()
    _ = await self.task.result
  }
}
