import Foundation
package import SourceModel

/// Runs the oracle.
package struct OracleProcess {
  /// How the files belong together.
  package enum Mode: String, Sendable {
    /// The files belong to no module.
    case plain
    /// The folder has a folder for each module.
    case modules
    /// Each file is parsed alone.
    case single
  }

  private let language: Language
  private let script: String

  /// - Parameters:
  ///   - language: the language of the files.
  ///   - script: the path of the script that asks the compilers.
  package init(_ language: Language, script: String) {
    self.language = language
    self.script = script
  }

  /// Asks about files, and gives the answers as they come.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files, below a folder.
  ///   - body: takes what is known of one file after another.
  package func ask(
    _ mode: Mode, folder: String, paths: [String], _ body: (FileFacts) throws -> Void
  ) throws {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
    try (paths.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: list) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: self.script)
    process.arguments = [self.language.rawValue] + (mode == .single ? [] : [mode.rawValue]) + [folder]
    process.standardInput = try FileHandle(forReadingFrom: list)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try? pipe.fileHandleForWriting.close()
    var stream = OracleStream()
    while let data = try pipe.fileHandleForReading.read(upToCount: 1 << 20), !data.isEmpty {
      for file in try stream.append(Array(data)) { try body(file) }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw OracleError("the oracle failed") }
    try stream.finish()
  }
}
