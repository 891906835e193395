#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization
  import Testing

  /// A terminal whose keys are pressed and whose screen is read by a test.
  final class PseudoTerminal: Sendable {
    private let picture: Mutex<Picture>
    private let primary: Int32
    let secondary: FileHandle

    init(width: Int = 90, height: Int = 20) throws {
      // What `posix_openpt` and its kin do, which are not to be had from Swift: `TIOCSPTLCK` and `TIOCGPTN`.
      let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: CInt = 0
      var number: CUnsignedInt = 0
      guard primary >= 0, ioctl(primary, 0x4004_5431, &isLocked) == 0,
        ioctl(primary, 0x8004_5430, &number) == 0
      else { throw CocoaError(.featureUnsupported) }
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard other >= 0 else { throw CocoaError(.featureUnsupported) }
      var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(other, UInt(TIOCSWINSZ), &size)
      self.primary = primary
      self.secondary = FileHandle(fileDescriptor: other, closeOnDealloc: true)
      self.picture = Mutex(Picture(width: width, height: height))
      Thread.detachNewThread { [weak self] in
        // It ends when nobody has the other side any more.
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var count = read(primary, &bytes, bytes.count)
        while count > 0 {
          let drawn = bytes.prefix(count)
          self?.picture.withLock { $0.draw(drawn) }
          count = read(primary, &bytes, bytes.count)
        }
        close(primary)
      }
    }

    /// What is seen.
    var text: String { self.picture.withLock { $0.text } }

    /// Whether the screen of before the app is there again, with its cursor.
    var isRestored: Bool { self.picture.withLock { $0.isRestored } }

    /// How the terminal treats what goes through it: whether it echoes, waits for whole lines, and so on.
    var modes: [tcflag_t] {
      var modes = termios()
      tcgetattr(self.secondary.fileDescriptor, &modes)
      return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }

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
