#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all.
public enum WholeFile {
  /// Writes text to a file by way of a temporary one in the same folder.
  ///
  /// A link is followed, an existing file keeps its permissions, and what is no regular file, such as
  /// `/dev/stdout`, is written to and not replaced.
  public static func write(_ text: String, to path: String) throws(FileFailure) {
    let bytes = Array(text.utf8)
    var status = stat()
    let exists = stat(path, &status) == 0
    // A link that leads nowhere yet is written through.
    if FileSystem.isStream(path) || (!exists && FileSystem.isPresent(path)) {
      return try self.overwrite(path, with: bytes)
    }
    let target = exists ? FileSystem.resolved(path) ?? path : path
    var name = Array((Paths.folder(of: target) + ".plumb-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    // A folder may take no new file and the file itself still be open to writing.
    guard descriptor >= 0 else { return try self.overwrite(path, with: bytes) }
    let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~self.creationMask
    var isWritten = FileSystem.write(bytes, to: descriptor) && fchmod(descriptor, mode) == 0
    isWritten = close(descriptor) == 0 && isWritten
    guard isWritten, rename(name, target) == 0 else {
      let failure = FileFailure(path: path, reason: FileSystem.lastError)
      unlink(name)
      throw failure
    }
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure(path: path, reason: FileSystem.lastError) }
    defer { close(descriptor) }
    guard FileSystem.write(bytes, to: descriptor) else {
      throw FileFailure(path: path, reason: FileSystem.lastError)
    }
  }

  /// The permissions that new files do not get. The system tells them only to who sets them.
  private static let creationMask: mode_t = {
    let mask = umask(0o022)
    _ = umask(mask)
    return mask
  }()
}
