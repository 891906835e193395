#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that another one is going to replace, opened for its permissions, owner and attributes.
package final class ReplacedFile {
  let descriptor: CInt
  let status: stat

  /// Opens a file; nil when it cannot be read, and `errno` says why.
  package init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0 else { return nil }
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.status = status
  }

  deinit { close(self.descriptor) }

  /// Locks it until it is closed, if the file system supports locks.
  package func lock() { _ = flock(self.descriptor, LOCK_EX | LOCK_NB) }

  package var isRegular: Bool { self.status.st_mode & S_IFMT == S_IFREG }
  /// Whether it has more than one hard link.
  package var hasOtherNames: Bool { self.status.st_nlink > 1 }
}
