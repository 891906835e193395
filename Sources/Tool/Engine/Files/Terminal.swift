#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package import SourceModel

/// Standard output and standard error: commands print only with this type, and write files only with `WholeFile`.
package enum Terminal {
  /// Writes to standard output.
  ///
  /// It is not an error when the reader closes its end, as `head` does.
  ///
  /// - Throws: why not all of it could be written: the disk is full, for example.
  package static func write(_ text: OutputText) throws(FileFailure) { try self.write(Array(text.text.utf8)) }

  /// Writes text for people to standard output.
  package static func write(_ text: PrintableText) throws(FileFailure) { try self.write(OutputText(text)) }

  /// Writes source text or another document that is the output of a command.
  ///
  /// A file or a pipe receives the bytes as they are. A terminal shows control characters as visible signs.
  package static func write(document: some Sequence<UInt8>) throws(FileFailure) {
    let bytes = Array(document)
    guard self.isInteractive else { return try self.write(bytes) }
    try self.write(Array(PlainText.source(String(decoding: bytes, as: UTF8.self)).utf8))
  }

  private static func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard !FileSystem.write(bytes, to: STDOUT_FILENO), errno != EPIPE else { return }
    throw FileFailure(path: "standard output", reason: FileSystem.lastError)
  }

  /// Writes to standard error. A failure is not thrown, since it could not be reported: see `hasLostErrors`.
  package static func writeError(_ text: OutputText) {
    if !FileSystem.write(Array(text.text.utf8), to: STDERR_FILENO), errno != EPIPE { self.lostErrors.set() }
  }

  /// Writes text for people to standard error.
  package static func writeError(_ text: PrintableText) { self.writeError(OutputText(text)) }

  /// Whether something could not be written to standard error.
  package static var hasLostErrors: Bool { self.lostErrors.value }
  private static let lostErrors = Latch()

  /// Occupies the file descriptors of closed standard streams, so that no file that is opened later gets one of them.
  /// Reading from them or writing to them is an error.
  package static func occupyClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  package static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }
  package static var isInputInteractive: Bool { isatty(STDIN_FILENO) == 1 }
  package static var isErrorInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether colour is wanted where a terminal could show it: see no-color.org.
  package static var permitsColour: Bool {
    self.variable("NO_COLOR").isEmpty && self.variable("TERM") != "dumb"
  }

  /// Whether standard output is a terminal that is known to show links, on the machine that the files are on.
  package static var showsLinks: Bool {
    guard self.isInteractive, self.permitsColour, self.variable("SSH_CONNECTION").isEmpty,
      !self.variable("TERM").hasPrefix("screen")
    else { return false }
    let programs = ["Hyper", "Tabby", "WezTerm", "ghostty", "iTerm.app", "rio", "vscode"]
    let kinds = ["alacritty", "contour", "foot", "ghostty", "kitty"]
    return ["KONSOLE_VERSION", "VTE_VERSION", "WT_SESSION"].contains { !self.variable($0).isEmpty }
      || programs.contains(self.variable("TERM_PROGRAM"))
      || kinds.contains(where: self.variable("TERM").contains)
  }

  /// The width of the terminal in columns; 100 without a terminal.
  package static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else { return 100 }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
