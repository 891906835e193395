import ArgumentParser
import Foundation

/// The program `plumb`, run in a folder.
package struct RecordedProgram: Sendable {
  /// What a run printed, and how it ended.
  struct Run {
    var output: String
    var error: String
    var exitCode: Int32

    /// The outcome as text: how the run ended, and what it printed.
    var text: String { "exit code \(self.exitCode)\n\(self.error)\n\(self.output)" }

    /// The value that a report in JSON is; nil without a report.
    func report<Value: Decodable>(as type: Value.Type) throws -> Value? {
      self.output.isEmpty ? nil : try JSONDecoder().decode(type, from: Data(self.output.utf8))
    }
  }

  private let program: URL
  private let folder: URL

  package init(path: String, folder: String) throws {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ValidationError("'\(path)' is no program: build it with 'swift build --product plumb'")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("'\(folder)' is no folder")
    }
    self.program = URL(fileURLWithPath: path)
    self.folder = URL(fileURLWithPath: folder)
  }

  func run(_ arguments: [String], input: String = "") throws -> Run {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files take any amount of output without a reader.
    let names = ["input", "output", "error"]
    let files = names.map(scratch.appendingPathComponent)
    for file in files { try Data((file == files[0] ? input : "").utf8).write(to: file) }
    let process = Process()
    process.executableURL = self.program
    process.arguments = arguments
    process.currentDirectoryURL = self.folder
    // The user's cache is neither read nor written.
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": scratch.path]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return try Run(
      output: String(decoding: Data(contentsOf: files[1]), as: UTF8.self),
      error: String(decoding: Data(contentsOf: files[2]), as: UTF8.self),
      exitCode: process.terminationStatus)
  }

}
