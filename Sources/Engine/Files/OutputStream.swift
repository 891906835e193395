#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe or a device that a path names. Nobody waits for ever for who reads from it.
struct OutputStream: ~Copyable {
  private let descriptor: CInt
  private let path: String

  /// How long a pipe may have no reader, in milliseconds: one that is started at the same time needs a moment.
  private static let openingLimit: Int32 = 5_000
  /// How long a reader may take nothing, in milliseconds.
  private static let writingLimit: Int32 = 60_000

  /// - Throws: why it cannot be opened.
  init(_ path: String) throws(FileFailure) {
    let step: Int32 = 20
    var descriptor: CInt = -1
    for waited in stride(from: 0, through: Self.openingLimit, by: Int32.Stride(step)) {
      descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      guard descriptor < 0, errno == ENXIO || errno == EINTR, waited < Self.openingLimit else { break }
      poll(nil, 0, step)
    }
    guard descriptor >= 0 else {
      let reason =
        errno == ENXIO
        ? "is a pipe that nobody reads: start its reader first, or name a file" : FileSystem.lastError
      throw FileFailure(path: path, reason: reason)
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(self.descriptor) }

  /// Writes all bytes. A reader that goes away wants no more, and is no failure.
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
