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
    guard let replaced = ReplacedFile(target) else { throw .ofFile(errno) }
    guard replaced.isRegular else { throw .isNoFile }
    guard !replaced.hasOtherNames else { throw .hasOtherNames }
    guard try self.isExpected(target) else { throw .isChanged }
    // For a while the old file has a temporary name, and is not to be taken for one that was left behind.
    replaced.lock()
    defer { withExtendedLifetime(replaced) {} }
    var temporary = try self.temporary(beside: target, like: replaced)
    try self.put(&temporary, at: target)
  }

  /// Puts the new text in the place of the old one.
  ///
  /// The two are exchanged, so that what was there up to that moment can be looked at. When it is not what was read,
  /// somebody has edited it in between, and it is put back; so it is when it cannot be looked at.
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

  /// Puts back what was taken from the place of a file.
  ///
  /// Somebody may replace the file once more before that, and the exchange then takes out an edit that is newer than
  /// what it puts back. So it goes on until it takes out what it has put there itself.
  ///
  /// - Parameter own: the file that was put there.
  /// - Returns: whether the latest edit is in its place.
  private func putBack(_ temporary: borrowing TemporaryFile, _ own: PlacedFile, at target: String) -> Bool {
    var put = own
    for _ in 0..<1_000 {
      let held = PlacedFile(temporary.path)
      if let error = temporary.exchange(with: target) {
        // Who saves by renaming the file leaves its place free for a moment.
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
      // A file that is no longer there, or no file any more, was changed; anything else says nothing about it.
      if FileSystem.signature(of: path) == nil { return false }
      throw .other(error.reason)
    }
    return current == self.old || current == self.new
  }

  /// Writes the new text to a file in the folder of another, with what that has of permissions.
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
