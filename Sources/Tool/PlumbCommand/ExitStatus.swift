/// The meaning of an exit code of the command.
enum ExitStatus: Int32, Error {
  /// Nothing to report.
  case success = 0
  /// Findings at or above the level that fails.
  case findings = 1
  /// Bad usage or a bad configuration.
  case usage = 2
  /// A file could not be read or written.
  case file = 3
}
