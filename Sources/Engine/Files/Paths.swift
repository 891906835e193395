#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as text.
package enum Paths {
  /// The folder that the process works in, without `/` at its end.
  package static var workingDirectory: String {
    guard let pointer = getcwd(nil, 0) else { return "" }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// A path from the root, without `.` and `..` and doubled `/`.
  ///
  /// A `~` is a name like any other: only a shell knows when it stands for a home folder.
  package static func absolute(_ path: String, relativeTo folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The displayed path: relative to a folder when it is inside.
  package static func shown(_ path: String, from folder: String) -> String {
    self.relative(path, to: folder.hasSuffix("/") ? folder : folder + "/") ?? path
  }

  /// A path relative to a folder with a trailing `/`; nil when it is not inside.
  package static func relative(_ path: String, to folder: String) -> String? {
    // Bytes are counted, which is faster than counting characters.
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(folder.utf8.count)))
  }

  /// The folder of a file, with `/` at its end.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "./" }
    return String(path[...slash])
  }
}
