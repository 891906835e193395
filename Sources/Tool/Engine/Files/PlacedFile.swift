/// The state of the file at a path.
struct PlacedFile {
  /// Nil when nothing was there.
  let identity: FileIdentity?
  /// Nil when it could not be read; the identities are compared then.
  let contents: [UInt8]?

  init(identity: FileIdentity?, contents: [UInt8]?) {
    self.identity = identity
    self.contents = contents
  }

  init(_ path: String) {
    self.init(identity: FileIdentity(of: path), contents: try? FileSystem.read(path, limit: .cache))
  }

  /// Whether both have the same text or, when a text cannot be read, are the same file.
  func isSame(as other: PlacedFile) -> Bool {
    if let contents, let others = other.contents { return contents == others }
    guard let identity, let others = other.identity else { return false }
    return identity == others
  }
}
