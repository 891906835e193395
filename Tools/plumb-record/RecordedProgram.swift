import ArgumentParser
import Foundation

/// The program `plumb`, run in a folder.
struct RecordedProgram {
  /// What a run printed, and how it ended.
  struct Run {
    var output: Data
    var error: Data
    var exitCode: Int32

    var text: String {
      let note = String(decoding: self.error, as: UTF8.self)
      return "exit code \(self.exitCode)\n\(note)\n" + String(decoding: self.output, as: UTF8.self)
    }
  }

  private let program: URL
  private let folder: URL

  init(path: String, folder: String) throws {
    self.program = URL(fileURLWithPath: path)
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ValidationError("'\(path)' is no program: build it with 'swift build --product plumb'")
    }
  }

  func run(_ arguments: [String], input: Data? = nil, in folder: URL? = nil) throws -> Run {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files take any amount of output without a reader.
    let (read, written) = (
      scratch.appendingPathComponent("in"), ["out", "error"].map(scratch.appendingPathComponent)
    )
    try (input ?? Data()).write(to: read)
    for file in written { try Data().write(to: file) }
    let process = Process()
    process.executableURL = self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? self.folder
    process.standardInput = try FileHandle(forReadingFrom: read)
    process.standardOutput = try FileHandle(forWritingTo: written[0])
    process.standardError = try FileHandle(forWritingTo: written[1])
    try process.run()
    process.waitUntilExit()
    return try Run(
      output: Data(contentsOf: written[0]), error: Data(contentsOf: written[1]),
      exitCode: process.terminationStatus)
  }

  func text(_ arguments: [String]) throws -> String { try self.run(arguments).text }

  /// A report in JSON, one value a line.
  func json(_ arguments: [String]) throws -> String {
    let run = try self.run(arguments)
    guard let value = try? JSONSerialization.jsonObject(with: run.output) else { return run.text }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }

  /// The IDs of all rules.
  func rules() throws -> [String] {
    let list = try self.run(["rules", "--format", "json"])
    guard let rules = try? JSONSerialization.jsonObject(with: list.output) as? [[String: Any]] else {
      throw ValidationError("'plumb rules --format json' printed no list: \(list.text)")
    }
    return rules.compactMap { $0["id"] as? String }
  }

  /// The source files of the folder.
  func sourceFiles() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: self.folder.path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { path in [".swift", ".java", ".kt"].contains { path.hasSuffix($0) } }
      .sorted()
  }

  /// The files of a copy of the folder that `plumb fix` changes, with what it makes of them.
  func fixedFiles() throws -> [String: Data] {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(at: self.folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let run = try self.run(["fix", "--quiet"], in: copy)
    var files = ["report.txt": Data(run.text.utf8)]
    for path in try self.sourceFiles() {
      let (old, new) = (
        try? Data(contentsOf: self.folder.appendingPathComponent(path)),
        try? Data(contentsOf: copy.appendingPathComponent(path))
      )
      if old != new { files["files/\(path)"] = new }
    }
    return files
  }
}
