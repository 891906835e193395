#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// A terminal whose keys are pressed and whose screen is read by a test.
  final class PseudoTerminal: @unchecked Sendable {
    // What is read by the other thread is only touched with the lock.
    private let lock = NSLock()
    private var picture: Picture
    private let primary: Int32
    let secondary: FileHandle

    init(width: Int = 90, height: Int = 20) throws {
      // What `posix_openpt` and its kin do, which are not to be had from Swift: `TIOCSPTLCK` and `TIOCGPTN`.
      self.primary = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: CInt = 0
      var number: CUnsignedInt = 0
      guard self.primary >= 0, ioctl(self.primary, 0x4004_5431, &isLocked) == 0,
        ioctl(self.primary, 0x8004_5430, &number) == 0
      else { throw CocoaError(.featureUnsupported) }
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard other >= 0 else { throw CocoaError(.featureUnsupported) }
      var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(other, UInt(TIOCSWINSZ), &size)
      self.secondary = FileHandle(fileDescriptor: other, closeOnDealloc: true)
      self.picture = Picture(width: width, height: height)
      Thread.detachNewThread { [primary, weak self] in
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = read(primary, &bytes, bytes.count)
          guard count > 0, let self else { return }
          self.lock.withLock { self.picture.draw(bytes.prefix(count)) }
        }
      }
    }

    deinit { close(self.primary) }

    /// What is seen.
    var text: String { self.lock.withLock { self.picture.text } }

    /// Whether the screen of before the app is there again.
    var isRestored: Bool { self.lock.withLock { self.picture.isRestored } }

    /// Presses keys.
    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(self.primary, bytes, bytes.count)
    }

    /// Waits until something is seen; an issue shows what is seen in place of it after twenty seconds.
    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
      await self.expect("'\(text)'", sourceLocation: sourceLocation) { $0.contains(text) }
    }

    /// Waits until the picture is so.
    func expect(
      _ description: String, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: (String) -> Bool
    ) async {
      let clock = ContinuousClock()
      let end = clock.now + .seconds(20)
      while !isSo(self.text) {
        guard clock.now < end else {
          Issue.record("\(description) is not to be seen:\n\(self.text)", sourceLocation: sourceLocation)
          return
        }
        try? await Task.sleep(for: .milliseconds(2))
      }
    }
  }
#endif
