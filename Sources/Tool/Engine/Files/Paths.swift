#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as text.
package enum Paths {
  /// The folder that the process works in, without `/` at its end; empty when there is none.
  ///
  /// Relative paths then cannot be resolved: callers that take paths check `missingWorkingDirectory` first.
  package static var workingDirectory: String {
    guard let pointer = getcwd(nil, 0) else { return "" }
    defer { free(pointer) }
    let path = String(cString: pointer)
    // On Linux, the path of an unreachable folder starts with `(unreachable)`.
    return path.hasPrefix("/") ? path : ""
  }

  /// Why relative paths cannot be resolved; nil when there is a working folder.
  package static var missingWorkingDirectory: FileFailure? {
    errno = 0
    guard self.workingDirectory.isEmpty else { return nil }
    let reason =
      errno == ENOENT || errno == 0
      ? "the working folder does not exist any more: change to another"
      : "the working folder cannot be found (\(FileSystem.lastError)): change to another"
    return FileFailure(path: ".", reason: reason)
  }

  /// An absolute path, without `.`, `..` and repeated `/`.
  ///
  /// Behind a link, `..` is the folder above the one that the link leads to, as for the system.
  /// A `~` is a name like any other: only a shell knows when it stands for a home folder.
  package static func absolute(_ path: String, relativeTo folder: String) -> String {
    let full = self.isFromRoot(path) ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in self.parts(of: full) where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      let link = "/" + parts.joined(separator: "/")
      if FileSystem.isLink(link), let target = FileSystem.resolved(link) {
        parts = self.parts(of: target)
      }
      _ = parts.popLast()
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The names in a path. A name may start with a mark that combines with `/`: code points are compared, not characters.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Whether a path is absolute.
  package static func isFromRoot(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// Whether a path is that of a folder, or of something in it.
  static func isWithin(_ path: String, _ folder: String) -> Bool {
    path.utf8.elementsEqual(folder.utf8) || self.relative(path, to: folder + "/") != nil
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

  /// The name of a file in its folder; empty when the path ends with `/`.
  package static func name(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    return String(decoding: path.utf8.reversed().prefix { $0 != slash }.reversed(), as: UTF8.self)
  }
}
