import Foundation
import TestSupport
import UploadInterface

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
  ///   - token: the token of the server, in the environment.
  ///   - descriptorLimit: how many descriptors it may have; nil is as many as the tests.
  init(
    _ arguments: [String], input: Any? = nil, output: Any? = FileHandle.nullDevice,
    error: Any? = FileHandle.nullDevice, token: AccessToken? = nil, descriptorLimit: Int? = nil
  ) throws {
    // It stands beside the tests.
    let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "sending-list")
    if let descriptorLimit {
      self.process.executableURL = URL(filePath: "/bin/sh")
      self.process.arguments =
        ["-c", "ulimit -n \(descriptorLimit) && exec \"$0\" \"$@\"", executable.path] + arguments
    } else {
      self.process.executableURL = executable
      self.process.arguments = arguments
    }
    self.process.environment = ProcessInfo.processInfo.environment
      .merging([AccessToken.variable: token?.text].compactMapValues(\.self)) { $1 }
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

  var isRunning: Bool { self.process.isRunning }

  /// How many descriptors it has, on Linux.
  var descriptorCount: Int {
    let folder = "/proc/\(self.process.processIdentifier)/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
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
