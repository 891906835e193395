#if canImport(Darwin)
  package import Darwin
#elseif canImport(Musl)
  package import Musl
#else
  package import Glibc
#endif

/// A file that is written next to another one and replaces it when it is complete.
package struct TemporaryFile {
  /// The error number of the system when there is none.
  package enum Failure: Error {
    /// The folder takes no new file.
    case ofFolder(CInt)
    /// The file could not be written.
    case ofFile(CInt)
  }

  /// Its path, which no other process uses.
  package let path: String

  /// Writes one.
  ///
  /// - Parameters:
  ///   - target: the file next to which it is written.
  ///   - bytes: what it holds.
  ///   - mode: its permissions.
  ///   - owner: its owner, if the system permits to change it; nil for the current user.
  ///   - isSynchronized: whether it is on the disk when this returns.
  package init(
    beside target: String, holding bytes: [UInt8], mode: mode_t, owner: (user: uid_t, group: gid_t)? = nil,
    isSynchronized: Bool = true
  ) throws(Failure) {
    var name = Array((Paths.folder(of: target) + ".plumb-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .ofFolder(errno) }
    var error = FileSystem.write(bytes, to: descriptor) ? 0 : errno
    // Only who may do everything can give a file away, and for others it is theirs already.
    if let owner { _ = fchown(descriptor, owner.user, owner.group) }
    if error == 0, fchmod(descriptor, mode) != 0 { error = errno }
    if error == 0, isSynchronized, fsync(descriptor) != 0 { error = errno }
    if close(descriptor) != 0, error == 0 { error = errno }
    if error != 0 {
      unlink(name)
      throw .ofFile(error)
    }
    self.path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The permissions of a file that is new.
  package static let newFileMode: mode_t = {
    // The system reveals the mask of new files only when it is set.
    let mask = umask(0o022)
    _ = umask(mask)
    return 0o666 & ~mask
  }()
}
