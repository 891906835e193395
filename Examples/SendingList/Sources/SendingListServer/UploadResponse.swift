import Foundation
import NIOCore
import NIOHTTP1
import UploadInterface

/// A response: a status, and a body in JSON.
struct UploadResponse: Sendable {
  let status: HTTPResponseStatus
  let body: ByteBuffer

  /// A response to a request that was taken.
  init(_ body: some Encodable) throws {
    self.status = .ok
    self.body = ByteBuffer(bytes: try JSONEncoder().encode(body))
  }

  /// A response to a request that is not taken.
  init(_ refusal: UploadRefusal) {
    self.status = refusal.status
    self.body = ByteBuffer(bytes: (try? JSONEncoder().encode(Refusal(reason: refusal.reason))) ?? Data())
  }

  /// The headers of the response.
  var headers: HTTPHeaders {
    var headers: HTTPHeaders = [
      "Content-Type": "application/json", "Content-Length": String(self.body.readableBytes),
    ]
    if self.status == .unauthorized { headers.add(name: "WWW-Authenticate", value: "Bearer") }
    return headers
  }
}
