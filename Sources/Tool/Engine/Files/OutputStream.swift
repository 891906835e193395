#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe or a device at a path. Waiting for its reader has a time limit.
struct OutputStream: ~Copyable {
  private let descriptor: CInt
  private let path: String

  /// How long a pipe may have no reader, in milliseconds: a reader that is started at the same time needs a moment.
  private static let openingLimit: Int32 = 5_000
  /// How long a reader may read nothing, in milliseconds.
  private static let writingLimit: Int32 = 60_000

  /// - Throws: why it cannot be opened.
  init(_ path: String) throws(FileFailure) {
    let step: Int32 = 20
    var (descriptor, waited): (CInt, Int32) = (-1, 0)
    while true {
      descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      guard descriptor < 0, errno == EINTR || errno == ENXIO && Self.isPipe(path) else { break }
      guard waited < Self.openingLimit else {
        throw FileFailure(
          path: path, reason: "is a pipe that nobody reads: start its reader first, or name a file")
      }
      poll(nil, 0, step)
      waited += step
    }
    guard descriptor >= 0 else { throw FileFailure(path: path, reason: FileSystem.lastError) }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(self.descriptor) }

  private static func isPipe(_ path: String) -> Bool {
    var status = stat()
    let error = errno
    defer { errno = error }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Writes all bytes. It is not an error when the reader closes its end.
  func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard !FileSystem.write(bytes, to: self.descriptor, waiting: Self.writingLimit), errno != EPIPE else {
      return
    }
    let reason =
      errno == ETIMEDOUT
      ? "takes nothing any more: its reader has not read for \(Self.writingLimit / 1000) seconds"
      : FileSystem.lastError
    throw FileFailure(path: self.path, reason: reason)
  }
}
