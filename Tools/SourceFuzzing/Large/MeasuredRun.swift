import Foundation

/// A run of the command in a process of its own, and what it takes of the machine.
///
/// Other processes take time by the clock, but none of the time that the processor works for this one.
package struct MeasuredRun: Sendable {
  /// The time that the cores worked for the process.
  package var seconds: Double
  /// The most memory that was in use at any time, in bytes.
  package var memory: Int
  /// How the process ended; nil when it exited by itself.
  package var signal: Int32?

  /// Runs a command, and waits for its end. What it prints is lost.
  ///
  /// - Parameters:
  ///   - command: the path of the command and its arguments.
  ///   - folder: the working folder.
  ///   - limit: the time of a core after which the process is ended, in seconds.
  package init(_ command: [String], in folder: String, limit: Int) throws {
    let script = "cd \"$0\" && ulimit -t \(limit) && exec \"$@\" </dev/null >/dev/null 2>&1"
    let arguments = (["/bin/sh", "-c", script, folder] + command).map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.merging([
      "HOME": folder, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", nil, nil, arguments, environment)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EIO) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    self.seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      self.memory = Int(usage.ru_maxrss)
    #else
      self.memory = Int(usage.ru_maxrss) << 10
    #endif
    let signal = status & 0x7F
    self.signal = signal == 0 ? nil : signal
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
