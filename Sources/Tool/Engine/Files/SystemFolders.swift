#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that the system keeps for devices, open files and settings. Files in them are never replaced: without
/// `/dev/null` or `/dev/stdout`, every program on the machine would fail.
package enum SystemFolders {
  /// Whether a folder is one of them, by its name or by its file system: it may be mounted in another place as well.
  ///
  /// - Parameter folder: the path of a folder without links.
  package static func hold(_ folder: String) -> Bool {
    guard !Paths.isWithin(folder, "/dev/shm") else { return false }
    if ["/dev", "/proc", "/sys"].contains(where: { Paths.isWithin(folder, $0) }) { return true }
    let system = self.device(of: folder)
    return system != nil && system != self.device(of: "/")
      && ["/dev", "/proc", "/sys"].contains { self.device(of: $0) == system }
  }

  /// Whether the files of a folder are settings of the system that look like regular files.
  static func holdSettings(_ folder: String) -> Bool {
    if ["/proc", "/sys"].contains(where: { Paths.isWithin(folder, $0) }) { return true }
    let system = self.device(of: folder)
    return system != nil && system != self.device(of: "/")
      && ["/proc", "/sys"].contains { self.device(of: $0) == system }
  }

  /// The file descriptor that a name in a folder stands for; nil when it is not the name of one.
  ///
  /// The names are those of links, which are broken when the file was deleted after it was opened.
  static func descriptor(_ name: String, in folder: String) -> CInt? {
    if folder == "/dev", let number = ["stdin", "stdout", "stderr"].firstIndex(of: name) {
      return CInt(number)
    }
    let folders = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"]
    guard folders.contains(where: { FileSystem.resolved($0) == folder }) else { return nil }
    return name.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? CInt(name) : nil
  }

  private static func device(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(truncatingIfNeeded: status.st_dev) : nil
  }
}
