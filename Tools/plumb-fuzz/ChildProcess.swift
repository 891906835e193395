import Foundation
import SourceFuzzing

/// A child that tries inputs, and what it reports.
final class ChildProcess {
  enum Event {
    case line(String)
    /// Nothing was reported in time.
    case silence
    /// The child is gone; nil when it ended as it should.
    case end(reason: String?)
  }

  private let process = Process()
  private let output = Pipe()
  /// The folder for temporary files of the child, which may end before it deletes them.
  private let folder: URL
  private var buffer: [UInt8] = []

  init(_ arguments: [String]) throws {
    self.folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-fuzz-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: self.errors.path, contents: nil)
    self.process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    self.process.arguments = arguments
    self.process.standardOutput = self.output
    self.process.standardError = try FileHandle(forWritingTo: self.errors)
    // The backtrace of a stack that has overflown takes longer than all else.
    let environment = ["SWIFT_BACKTRACE": "enable=no", "TMPDIR": self.folder.path]
    self.process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try self.process.run()
    // What is left open here would keep the pipe open when the child is gone.
    try? self.output.fileHandleForWriting.close()
  }

  deinit { FolderWalk.remove(self.folder.path) }

  private var errors: URL { self.folder.appendingPathComponent("errors") }

  /// Waits for the next line.
  func next(within seconds: Int) -> Event {
    let descriptor = self.output.fileHandleForReading.fileDescriptor
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(seconds)
    while true {
      if let end = self.buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: self.buffer[..<end], as: UTF8.self)
        self.buffer.removeSubrange(...end)
        return .line(line)
      }
      let left = (deadline - clock.now).milliseconds
      guard left > 0 else { return .silence }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: left)) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      if count <= 0 { return .end(reason: self.reason()) }
      self.buffer += bytes[..<count]
    }
  }

  /// Ends the child.
  func stop() {
    kill(self.process.processIdentifier, SIGKILL)
    self.process.waitUntilExit()
  }

  private func reason() -> String? {
    self.process.waitUntilExit()
    if self.process.terminationReason == .exit, self.process.terminationStatus <= 1 { return nil }
    let text = (try? String(contentsOf: self.errors, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("rror:") }
    return "signal \(self.process.terminationStatus) \(line ?? "")"
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int64 {
    self.components.seconds * 1_000 + self.components.attoseconds / 1_000_000_000_000_000
  }
}
