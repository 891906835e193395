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

  /// The reason, in words.
  var reason: String {
    switch self {
    case .incomplete: "the request has no name, size or offset"
    case .gap: "bytes are missing before these"
    case .tooLarge: "it has too many bytes"
    case .otherItem: "its identity belongs to another item"
    }
  }
}
