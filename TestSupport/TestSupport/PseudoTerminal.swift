#if os(Linux)
  import Foundation
  import Glibc

  /// A terminal that nobody sits at.
  package final class PseudoTerminal {
    private let primary: FileHandle
    private let secondary: FileHandle

    /// `TIOCSPTLCK` and `TIOCGPTN`
    private static let setLock: CUnsignedLong = 0x4004_5431
    private static let getNumber: CUnsignedLong = 0x8004_5430

    package init() throws {
      // What `posix_openpt` and its kin do, which are not to be had from Swift.
      let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: CInt = 0
      var number: CUnsignedInt = 0
      guard descriptor >= 0, ioctl(descriptor, Self.setLock, &isLocked) == 0,
        ioctl(descriptor, Self.getNumber, &number) == 0
      else { throw CocoaError(.featureUnsupported) }
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      guard other >= 0 else { throw CocoaError(.featureUnsupported) }
      self.primary = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      self.secondary = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }

    /// Runs the built `plumb` with the terminal as its input, and types.
    package func run(
      _ arguments: [String], in folder: TemporaryFolder, typing text: String
    ) throws -> CommandRun {
      try self.primary.write(contentsOf: Data(text.utf8))
      return try CommandRun(arguments, in: folder, standardInput: self.secondary)
    }
  }
#endif
