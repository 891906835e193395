/// A list of paths, as printed by other tools.
public enum PathList {
  /// Reads a list with a path a line, or with paths that end in null bytes.
  ///
  /// - Parameter path: the file of the list; `-` for standard input.
  public static func read(_ path: String) throws(FileFailure) -> [String] {
    let bytes = path == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(path)
    let isNullSeparated = bytes.contains(0)
    return bytes.split { byte in
      isNullSeparated ? byte == 0 : byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file.
  public static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    try FileSystem.read(path)
  }

  /// The bytes of standard input.
  public static func standardInput() throws(FileFailure) -> [UInt8] {
    try FileSystem.readStandardInput()
  }
}
