#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files whole or not at all.
public enum WholeFile {
  /// Writes text to a file through a temporary one in the same folder.
  ///
  /// A link is followed, an existing file keeps its permissions, and anything but a regular file, such as
  /// `/dev/stdout`, is written to and not replaced.
  public static func write(_ text: String, to path: String) throws(FileFailure) {
    let bytes = Array(text.utf8)
    var status = stat()
    let exists = stat(path, &status) == 0
    // A dangling link is written through.
    if FileSystem.isStream(path) || (!exists && FileSystem.isPresent(path)) {
      return try self.overwrite(path, with: bytes)
    }
    let target = exists ? FileSystem.resolved(path) ?? path : path
    let temporary: TemporaryFile
    do throws(TemporaryFile.Failure) {
      temporary = try TemporaryFile(
        beside: target, holding: bytes, mode: exists ? status.st_mode & 0o7777 : TemporaryFile.newFileMode,
        isSynchronized: false)
    } catch {
      switch error {
      // A folder may take no new file and the file itself still be open to writing.
      case .ofFolder: return try self.overwrite(path, with: bytes)
      case .ofFile(let number): throw FileFailure(path: path, reason: FileSystem.reason(of: number))
      }
    }
    guard rename(temporary.path, target) == 0 else {
      let failure = FileFailure(path: path, reason: FileSystem.lastError)
      unlink(temporary.path)
      throw failure
    }
  }

  /// Replaces the text of a file that was read before.
  ///
  /// The new text is written to a temporary file in the same folder and synced before it replaces the
  /// file, so that the file has the old or the new contents at any moment. A link is followed; permissions and owner are kept.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file.
  ///   - old: the bytes that were read.
  ///   - new: the bytes to write.
  /// - Throws: why the file is as it was, and what to do: it was changed in between, it may not be written, or there is
  ///   no space.
  public static func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileFailure) {
    do throws(FileObstacle) {
      try FileReplacement(old: old, new: new).make(at: path)
    } catch {
      throw FileFailure(path: path, reason: error.reason)
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
}
