import Foundation

/// Runs a program to its end.
struct Command {
  var status: Int32
  var output: String

  init(_ executable: String, _ arguments: [String]) throws {
    // A file instead of a pipe: however much is written, nobody waits for a reader.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drift-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try handle.close()
    self.status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
