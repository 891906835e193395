import Foundation
import TestSupport

/// The built example, as a process.
final class Command {
  private let process = Process()

  /// Starts it.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the command.
  ///   - input: standard input.
  ///   - output: standard output.
  ///   - error: standard error.
  init(
    _ arguments: [String], input: Any? = nil, output: Any? = FileHandle.nullDevice,
    error: Any? = FileHandle.nullDevice
  ) throws {
    // It stands beside the tests.
    self.process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "sending-list")
    self.process.arguments = arguments
    self.process.standardInput = input ?? FileHandle.nullDevice
    self.process.standardOutput = output
    self.process.standardError = error
    try self.process.run()
  }

  deinit { self.send(SIGKILL) }

  /// Ends it at once, in the middle of whatever it does.
  func kill() async {
    self.send(SIGKILL)
    _ = await self.exitCode()
  }

  func send(_ signal: Int32) {
    if self.process.isRunning { Foundation.kill(self.process.processIdentifier, signal) }
  }

  /// Waits for its end.
  ///
  /// - Returns: its exit code, -1 after a signal; nil when it has not ended in twenty seconds.
  func exitCode() async -> Int32? {
    guard await eventually({ !self.process.isRunning }) else { return nil }
    return self.process.terminationReason == .exit ? self.process.terminationStatus : -1
  }
}
