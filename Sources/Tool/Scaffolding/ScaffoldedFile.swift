/// A new file.
public struct ScaffoldedFile: Hashable, Sendable {
  /// The path: below a folder that was given, or relative to the working folder.
  public var path: String
  public var text: String
  /// The folder that must contain the file, even if a link leads elsewhere; nil when the user has named the folder of
  /// the file.
  public var root: String?

  public init(path: String, text: String, root: String? = nil) {
    self.path = path
    self.text = text
    self.root = root
  }
}
