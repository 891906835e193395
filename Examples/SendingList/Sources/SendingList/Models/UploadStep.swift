/// How far an upload has come.
public nonisolated enum UploadStep: Hashable, Sendable {
  /// The server was away for a moment.
  case delayed(Item.ID)
  /// So many bytes of an item are with the server.
  case progress(Item.ID, byteCount: Int)
  /// The server has all of it.
  case received(Receipt)
}
