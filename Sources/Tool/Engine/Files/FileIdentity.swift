#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file is at a path, and when it was written to; the file is not opened.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The identity of the file at a path, or of the link itself; nil when there is nothing.
  init?(of path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    self.device = UInt64(truncatingIfNeeded: status.st_dev)
    self.number = UInt64(status.st_ino)
    self.size = Int64(status.st_size)
    self.seconds = Int64(modified.tv_sec)
    self.nanoseconds = Int64(modified.tv_nsec)
  }
}
