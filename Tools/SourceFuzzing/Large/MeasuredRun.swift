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
    #if canImport(Darwin)
      while wait4(process, &status, 0, &usage) < 0 {
        guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      }
      self.memory = Int(usage.ru_maxrss)
    #else
      // On Linux `ru_maxrss` is at least what the parent had in use when it made the process.
      var memory = 0
      while true {
        let ended = wait4(process, &status, WNOHANG, &usage)
        if ended == process { break }
        guard ended == 0 || errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        memory = max(memory, Self.peak(of: process) ?? 0)
        usleep(2_000)
      }
      self.memory = memory
    #endif
    self.seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    let signal = status & 0x7F
    self.signal = signal == 0 ? nil : signal
  }

  #if !canImport(Darwin)
    /// The most memory that a process has had in use, in bytes.
    private static func peak(of process: pid_t) -> Int? {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 << 10 }
    }
  #endif

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
