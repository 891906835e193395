import Foundation

/// The built example, as a process.
final class Command {
  private let process = Process()

  private static let executable: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "sending-list")
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "sending-list")
  }()

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
    self.process.executableURL = Self.executable
    self.process.arguments = arguments
    self.process.standardInput = input ?? FileHandle.nullDevice
    self.process.standardOutput = output
    self.process.standardError = error
    try self.process.run()
  }

  deinit { self.kill() }

  /// Whether it has not ended.
  var isRunning: Bool { self.process.isRunning }

  /// Ends it at once, in the middle of whatever it does.
  func kill() {
    guard self.process.isRunning else { return }
    Foundation.kill(self.process.processIdentifier, SIGKILL)
    self.process.waitUntilExit()
  }

  func send(_ signal: Int32) { Foundation.kill(self.process.processIdentifier, signal) }

  /// Waits for its end.
  ///
  /// - Returns: its exit code; nil when it has not ended in twenty seconds.
  func exitCode() async -> Int32? {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(20)
    while self.process.isRunning {
      guard clock.now < end else { return nil }
      try? await Task.sleep(for: .milliseconds(2))
    }
    return self.process.terminationReason == .exit ? self.process.terminationStatus : -1
  }
}
