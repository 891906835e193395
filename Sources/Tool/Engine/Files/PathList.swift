/// A list of paths, as printed by other tools.
package enum PathList {
  /// Reads a list with one path per line, or with paths that end in null bytes.
  ///
  /// - Parameter path: the file of the list; `-` for standard input.
  package static func read(_ path: String) throws(FileFailure) -> [String] {
    let bytes = try self.bytes(of: path, limit: .list)
    let isNullSeparated = bytes.contains(0)
    return bytes.split { byte in
      isNullSeparated ? byte == 0 : byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a port description.
  ///
  /// - Parameter path: the file; `-` for standard input.
  package static func description(_ path: String) throws(FileFailure) -> [UInt8] {
    try self.bytes(of: path, limit: .settings)
  }

  /// The bytes of a source file on standard input.
  package static func standardInput() throws(FileFailure) -> [UInt8] {
    try FileSystem.readStandardInput(limit: .source)
  }

  private static func bytes(of path: String, limit: SizeLimit) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try FileSystem.readStandardInput(limit: limit) }
    if FileSystem.isStream(path), !FileSystem.isNullDevice(path) {
      throw FileFailure(path: path, reason: "is no regular file: pass its text on standard input, as '-'")
    }
    return try FileSystem.read(path, limit: limit)
  }
}
