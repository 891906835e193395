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
    // The superuser could write a read-only file; it is protected nevertheless.
    guard status.st_mode & 0o222 != 0 else { throw .isReadOnly }
    guard access(target, W_OK) == 0 else { throw .ofFile(errno) }
    guard let replaced = ReplacedFile(target) else { throw .ofFile(errno) }
    guard replaced.isRegular else { throw .isNoFile }
    guard !replaced.hasOtherNames else { throw .hasOtherNames }
    guard try self.isExpected(target) else { throw .isChanged }
    // The old file has a temporary name for a while; the lock shows that it is not abandoned.
    replaced.lock()
    defer { withExtendedLifetime(replaced) {} }
    var temporary = try self.temporary(beside: target, like: replaced)
    try self.put(&temporary, at: target)
  }

  /// Puts the new text in the place of the old one.
  ///
  /// The two files are exchanged, so that the old file can be examined afterwards. When its text is not the one that
  /// was read, another program edited it in the meantime, and it is put back; also when it cannot be read.
  private func put(_ temporary: inout TemporaryFile, at target: String) throws(FileObstacle) {
    let own = PlacedFile(identity: FileIdentity(of: temporary.path), contents: self.new)
    switch temporary.exchange(with: target) {
    case nil:
      let obstacle: FileObstacle
      do throws(FileObstacle) {
        if try self.isExpected(temporary.path) { return }
        obstacle = .isChanged
      } catch {
        obstacle = error
      }
      guard self.putBack(temporary, own, at: target) else { throw .isKept(temporary.keep(as: target)) }
      throw obstacle
    case ENOSYS?, EINVAL?, ENOTSUP?:
      // As late as possible: changes by other processes before this are not lost.
      guard try self.isExpected(target) else { throw .isChanged }
      if let error = temporary.replace(target) { throw .ofFile(error) }
    case let error?: throw .ofFile(error)
    }
  }

  /// Puts back a file that was exchanged with the new one.
  ///
  /// Another program may replace the file again before that; the exchange then takes out an edit that is newer than the
  /// one that it puts back. So the exchange is repeated until it takes out the file that it put there itself.
  ///
  /// - Parameter own: the file that was put there.
  /// - Returns: whether the latest edit is in its place.
  private func putBack(_ temporary: borrowing TemporaryFile, _ own: PlacedFile, at target: String) -> Bool {
    var put = own
    for _ in 0..<1_000 {
      let held = PlacedFile(temporary.path)
      if let error = temporary.exchange(with: target) {
        // An editor that saves by renaming leaves the path free for a moment.
        return error == ENOENT && temporary.take(target) == nil
      }
      if PlacedFile(temporary.path).isSame(as: put) { return true }
      put = held
    }
    return false
  }

  /// Whether a file has the text that was read, or already has the new one.
  ///
  /// - Throws: why its text cannot be read.
  private func isExpected(_ path: String) throws(FileObstacle) -> Bool {
    let current: [UInt8]
    do throws(FileFailure) {
      current = try FileSystem.read(path, limit: .cache)
    } catch {
      // A file that was deleted, or is not a regular file any more, was changed; other errors do not tell.
      if FileSystem.signature(of: path) == nil { return false }
      throw .other(error.reason)
    }
    return current == self.old || current == self.new
  }

  /// Writes the new text to a temporary file beside another file, with the permissions of that file.
  private func temporary(
    beside target: String, like replaced: ReplacedFile
  ) throws(FileObstacle) -> TemporaryFile {
    do throws(TemporaryFile.Failure) {
      return try TemporaryFile(beside: target, holding: self.new, like: replaced)
    } catch {
      switch error {
      case .ofFolder(let number): throw .ofFolder(number)
      case .ofFile(let number): throw .ofFile(number)
      case .ofOwner: throw .hasOtherOwner
      case .ofAttributes(let number): throw .hasOwnAttributes(FileSystem.reason(of: number))
      }
    }
  }
}
