import Foundation
import NIOCore
import UploadInterface

/// Makes the responses to requests from what is stored.
struct UploadResponder: Sendable {
  let store: UploadStore
  /// How long each part takes, in seconds.
  let delay: Double

  /// The response to a request that is complete.
  func response(to request: UploadRequest, _ body: ByteBuffer) async -> UploadResponse {
    do {
      switch request {
      case .items: return try UploadResponse(try await self.store.items())
      case .status(let id): return try UploadResponse(try await self.store.status(of: id))
      case .part(let id, let name, let size, let offset):
        if self.delay > 0 { try await Task.sleep(for: .seconds(self.delay)) }
        let bytes = Data(body.readableBytesView)
        return try UploadResponse(
          try await self.store.take(bytes, at: offset, of: id, name: name, size: size))
      }
    } catch {
      return UploadResponse(error as? UploadRefusal ?? .failed)
    }
  }
}
