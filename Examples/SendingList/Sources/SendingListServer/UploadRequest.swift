import Foundation
import NIOHTTP1
import UploadInterface

/// What a client asks for.
enum UploadRequest: Sendable {
  /// The items that have been received.
  case items
  /// What the server has of an item.
  case status(of: UUID)
  /// To take a part of an item.
  case part(of: UUID, name: String, size: Int, offset: Int)

  /// Reads the head of a request.
  init(_ head: HTTPRequestHead) throws(UploadRefusal) {
    guard head.uri.hasPrefix("/"), let components = URLComponents(string: head.uri) else {
      throw .notFound(head.uri)
    }
    let path = components.percentEncodedPath
    switch (head.method, Self.identity(in: path)) {
    case (.GET, _) where path == "/uploads": self = .items
    case (.GET, let id?): self = .status(of: id)
    case (.PUT, let id?):
      let query = components.queryItems ?? []
      func value(_ name: String) -> String? { query.last { $0.name == name }?.value }
      guard let name = value("name"), let size = value("size").flatMap({ Int($0) }),
        let offset = value("offset").flatMap({ Int($0) }), size >= 0, offset >= 0
      else { throw .incomplete }
      self = .part(of: id, name: name, size: size, offset: offset)
    default: throw .notFound(path)
    }
  }

  /// How many bytes its body may have.
  var byteLimit: Int {
    switch self {
    case .items, .status: 0
    case .part(_, _, let size, let offset): min(UploadStatus.partSize, max(0, size - offset))
    }
  }

  private static func identity(in path: String) -> UUID? {
    let components = path.split(separator: "/")
    guard components.count == 2, components[0] == "uploads" else { return nil }
    return UUID(uuidString: String(components[1]))
  }
}
