#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// New contents that replace those of a file.
struct FileReplacement {
  let old: [UInt8]
  let new: [UInt8]

  func make(at path: String) throws(FileObstacle) {
    guard let target = FileSystem.resolved(path) else { throw .ofFile(errno) }
    var status = stat()
    guard stat(target, &status) == 0 else { throw .ofFile(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoFile }
    // The superuser may write these as well; they are protected all the same.
    guard status.st_mode & 0o222 != 0 else { throw .isReadOnly }
    guard access(target, W_OK) == 0 else { throw .ofFile(errno) }
    let temporary = try self.temporary(beside: target, like: status)
    do throws(FileObstacle) {
      // As late as possible: changes by other processes in between are not lost.
      guard let current = try? FileSystem.read(target) else { throw .isChanged }
      guard current == self.old || current == self.new else { throw .isChanged }
      guard rename(temporary, target) == 0 else { throw .ofFile(errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes the new text to a file in the folder of another, with what that has of permissions.
  private func temporary(beside target: String, like status: stat) throws(FileObstacle) -> String {
    do throws(TemporaryFile.Failure) {
      return try TemporaryFile(
        beside: target, holding: self.new, mode: status.st_mode & 0o7777,
        owner: (status.st_uid, status.st_gid)
      ).path
    } catch {
      switch error {
      case .ofFolder(let number): throw .ofFolder(number)
      case .ofFile(let number): throw .ofFile(number)
      }
    }
  }
}
