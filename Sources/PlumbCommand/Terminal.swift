#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output and standard error.
enum Terminal {
  static func write(_ text: String) { self.write(text, to: STDOUT_FILENO) }
  static func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { self.write($0, to: STDOUT_FILENO) } }
  static func writeError(_ text: String) { self.write(text, to: STDERR_FILENO) }

  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }
  static var isInputInteractive: Bool { isatty(STDIN_FILENO) == 1 }
  static var isErrorInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether colour is wanted where a terminal could show it: see no-color.org.
  static var permitsColour: Bool {
    self.variable("NO_COLOR").isEmpty && self.variable("TERM") != "dumb"
  }

  /// The width of the terminal in columns; 100 without a terminal.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 100 }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { self.write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var offset = 0
    while offset < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
      if count < 0 {
        if errno == EINTR { continue }
        // Standard error is closed, so the failure cannot be reported either.
        return
      }
      offset += count
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
