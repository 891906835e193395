public import Foundation

/// Something that is about to stand in the sending list.
public nonisolated struct NewItem: Hashable, Sendable {
  /// The name of the file that it is made of.
  public let name: String
  /// The content of that file.
  public let content: Data

  public init(name: String, content: Data) {
    (self.name, self.content) = (name, content)
  }
}
