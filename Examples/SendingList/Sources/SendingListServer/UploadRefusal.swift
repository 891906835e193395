import NIOHTTP1

/// Why a request is not taken.
enum UploadRefusal: Error {
  /// The request does not say what it has to say.
  case incomplete
  /// The bytes before its own are missing.
  case gap
  /// It has more bytes than a part or an item has.
  case tooLarge
  /// The identity belongs to an item of another name or size.
  case otherItem
  /// It is addressed to another server.
  case otherHost
  /// It does not carry the token.
  case unauthorized
  /// There is nothing at that path.
  case notFound(String)
  /// What is stored of the item is damaged.
  case damaged
  /// The server has failed.
  case failed

  /// The status of the response.
  var status: HTTPResponseStatus {
    switch self {
    case .incomplete, .gap, .otherItem: .badRequest
    case .tooLarge: .payloadTooLarge
    case .otherHost: .misdirectedRequest
    case .unauthorized: .unauthorized
    case .notFound: .notFound
    case .damaged, .failed: .internalServerError
    }
  }

  /// The reason, in words.
  var reason: String {
    switch self {
    case .incomplete: "the request has no name, size or offset"
    case .gap: "bytes are missing before these"
    case .tooLarge: "it has too many bytes"
    case .otherItem: "its identity belongs to another item"
    case .otherHost: "its host is not this server"
    case .unauthorized: "its token is missing or wrong"
    case .notFound(let path): "there is nothing at \(path)"
    case .damaged: "what is stored of the item is damaged"
    case .failed: "the server has failed"
    }
  }
}
