import Foundation

/// The tools of the machine that tests make use of.
enum Tool {
  /// Whether a command is installed.
  static func exists(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Whether there is the `script` of util-linux, which runs a line on a terminal. That of macOS has other options.
  static var hasScript: Bool {
    #if os(Linux)
      self.exists("script")
    #else
      false
    #endif
  }

  /// Whether there is a device that is always full.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  /// Whether the system shows its processes as files.
  static let hasProcesses = FileManager.default.fileExists(atPath: "/proc/self/stat")
}
