/// A new file.
public struct ScaffoldedFile: Hashable, Sendable {
  /// The path: below a folder that was given, or relative to the working folder.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
