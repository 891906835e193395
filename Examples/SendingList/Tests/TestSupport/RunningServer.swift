public import Foundation
public import SendingListServer
public import UploadInterface

/// A server that runs until it is stopped.
public struct RunningServer: Sendable {
  public let store: UploadStore
  public let token: AccessToken
  private let server: UploadServer

  public init(
    store: UploadStore? = nil, port: UInt16 = 0, token: AccessToken = AccessToken(), delay: Double = 0,
    limits: ServerLimits = ServerLimits()
  ) async throws {
    self.store = try store ?? UploadStore()
    self.token = token
    self.server = try await UploadServer(
      store: self.store, port: port, token: token, delay: delay, limits: limits)
  }

  public var address: URL { self.server.address }

  public var port: UInt16 { UInt16(self.address.port ?? 0) }

  public func stop() async { await self.server.stop() }
}
