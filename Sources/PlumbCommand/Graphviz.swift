import Foundation
import Reporting

/// Graphviz, which lays pictures out.
enum Graphviz {
  /// The picture of a graph.
  ///
  /// - Parameter graph: the graph in the language of Graphviz.
  /// - Throws: `UsageProblem` when Graphviz is not installed or fails.
  static func picture(of graph: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let program = folders.map({ "\($0)/dot" }).first(where: FileManager.default.isExecutableFile) else {
      throw UsageProblem(
        "'--format svg' requires Graphviz: install it, or use '--format mermaid' or '--format dot'")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-Tsvg"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw UsageProblem("\(program) cannot be run") }
    // A large graph fills the pipe before the picture is begun: Graphviz reads all of it first.
    try? input.fileHandleForWriting.write(contentsOf: Data(graph.utf8))
    try? input.fileHandleForWriting.close()
    let picture = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UsageProblem("\(program) failed") }
    return GraphStyle.styled(String(decoding: picture, as: UTF8.self))
  }
}
