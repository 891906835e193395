import Foundation

/// Runs `Scripts/check sarif`.
enum SchemaCheck {
  struct Result {
    var status: Int32
    var output: String
  }

  /// Whether it can check, or should be able to since the environment has `CI`. Without a network it may not.
  static let isExpected: Bool =
    !ProcessInfo.processInfo.environment["CI", default: ""].isEmpty || (try? Self.run("{}").status) == 1

  /// Checks the text of a SARIF file.
  static func run(_ text: String) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.sarif")
    let output = folder.appendingPathComponent("output.txt")
    try Data(text.utf8).write(to: file)
    try Data().write(to: output)

    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", root.appendingPathComponent("Scripts/check").path, "sarif", file.path]
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8))
  }
}
