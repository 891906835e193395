/// What was seen at the place of a file.
struct PlacedFile {
  /// Nil when nothing was there.
  let identity: FileIdentity?
  /// Nil when it could not be read, which is never the same as something.
  let contents: [UInt8]?

  init(identity: FileIdentity?, contents: [UInt8]?) {
    self.identity = identity
    self.contents = contents
  }

  init(_ path: String) {
    self.init(identity: FileIdentity(of: path), contents: try? FileSystem.read(path, limit: .cache))
  }

  /// Whether it is the same text or, where a text cannot be read, the same file.
  func isSame(as other: PlacedFile) -> Bool {
    if let contents, let others = other.contents { return contents == others }
    guard let identity, let others = other.identity else { return false }
    return identity == others
  }
}
