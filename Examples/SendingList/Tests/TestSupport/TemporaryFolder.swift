public import Foundation

/// A folder that goes away with the value that made it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    self.path =
      FileManager.default.temporaryDirectory.appending(path: "sending-list-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: self.path) }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { "\(self.path)/\(name)" }

  /// The permissions of a file, as of `chmod`.
  public func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self.path(name))[.posixPermissions] as? Int
  }

  /// Writes a file.
  public func write(_ content: Data, to name: String) throws {
    try content.write(to: URL(filePath: self.path(name)))
  }
}
