import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal that the app runs in.
///
/// While it is open, keys come one by one and nothing is echoed; the screen of before is there again afterwards.
public final class Terminal {
  /// Why there is none.
  public nonisolated struct Missing: Error, CustomStringConvertible {
    public init() {}

    public var description: String { "this needs a terminal: standard input and output are none" }
  }

  private let original: termios
  private let allowsColor: Bool
  private var shown: [Line] = []
  private var isOpen = true

  /// Whether there is one.
  public static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Takes the terminal over.
  public init() throws {
    var attributes = termios()
    guard Self.isThere, tcgetattr(STDIN_FILENO, &attributes) == 0 else { throw Missing() }
    self.original = attributes
    let environment = ProcessInfo.processInfo.environment
    self.allowsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    cfmakeraw(&attributes)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
    self.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// How many columns and lines it has.
  public var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Forgets what is shown: everything is drawn the next time.
  func invalidate() { self.shown = [] }

  /// Draws the lines that have changed; each of them fills the width.
  func show(_ lines: [Line]) {
    var text = self.shown.count == lines.count ? "" : "\u{1B}[0m\u{1B}[2J"
    for (index, line) in lines.enumerated() where self.shown.count != lines.count || self.shown[index] != line
    {
      text += "\u{1B}[\(index + 1);1H"
      for span in line.spans { text += span.style.sequence(allowsColor: self.allowsColor) + span.text }
      text += "\u{1B}[0m"
    }
    self.shown = lines
    self.write(text)
  }

  /// Gives the terminal back.
  public func close() {
    guard self.isOpen else { return }
    self.isOpen = false
    self.write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    var attributes = self.original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &attributes)
  }

  private func write(_ text: String) {
    // A terminal that is gone has nobody who misses it.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
