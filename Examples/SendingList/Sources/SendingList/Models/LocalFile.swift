/// A file that a person may send.
public nonisolated struct LocalFile: Hashable, Sendable {
  /// Where it is, as the person has written it.
  public let path: String
  /// Its name.
  public let name: String
  /// Its size in bytes.
  public let size: Int

  public init(path: String, name: String, size: Int) {
    (self.path, self.name, self.size) = (path, name, size)
  }
}
