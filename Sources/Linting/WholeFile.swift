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

  /// Replaces the text of a file that was read before.
  ///
  /// The new text is written to a temporary file in the same folder and brought to the disk before it takes the file's
  /// place, so that the file is the old or the new one at any moment. A link is followed; permissions and owner stay.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file.
  ///   - old: the bytes that were read.
  ///   - new: the bytes to write.
  /// - Throws: why the file is as it was: it was changed in between, it may not be written, or there is no space.
  public static func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) {
    guard let target = FileSystem.resolved(path) else {
      throw FileFailure(path: path, reason: "was deleted since it was read")
    }
    var status = stat()
    guard stat(target, &status) == 0 else { throw FileFailure(path: path, reason: FileSystem.lastError) }
    // Who may do everything may write these as well; they are protected all the same.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw FileFailure(path: path, reason: "is read-only")
    }
    var name = Array((Paths.folder(of: target) + ".plumb-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw FileFailure(path: path, reason: "no file can be made in its folder: \(FileSystem.lastError)")
    }
    var isWritten = FileSystem.write(new, to: descriptor)
    // Only who may do everything can give a file away, and for others it is theirs already.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    isWritten = isWritten && fchmod(descriptor, status.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    isWritten = close(descriptor) == 0 && isWritten
    var reason = isWritten ? nil : FileSystem.lastError
    // As late as can be: what somebody wrote in between is not lost.
    if reason == nil, (try? FileSystem.read(target)) != old { reason = "was changed since it was read" }
    if reason == nil, rename(name, target) != 0 { reason = FileSystem.lastError }
    guard let reason else { return }
    unlink(name)
    throw FileFailure(path: path, reason: reason)
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
