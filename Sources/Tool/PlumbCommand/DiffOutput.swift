import Engine
import Reporting
import SourceModel

/// The diffs that commands print instead of writing files.
enum DiffOutput {
  /// Prints what would change, for 'git apply'.
  ///
  /// - Throws: how to proceed when a file is outside of the working folder, or why the diff cannot be printed.
  static func write(
    _ files: [(path: String, old: [UInt8], new: [UInt8])], to output: DocumentOutput, _ shared: SharedOptions
  ) throws {
    let folder = Paths.workingDirectory
    let files = files.map { (path: Paths.shown($0.path, from: folder), old: $0.old, new: $0.new) }
    if let file = files.first(where: { Paths.isFromRoot($0.path) }) {
      throw UsageProblem(
        "'--diff' prints paths relative to the working folder: run it in a folder above '\(file.path)'")
    }
    let diff = files.flatMap { UnifiedDiff.text(from: $0.old, to: $0.new, path: $0.path) }
    let paths = files.map(\.path)
    if output.isColoured {
      let text = DiffText.colored(String(decoding: diff, as: UTF8.self))
      return try output.write(OutputText(text), sparing: paths, shared)
    }
    try output.write(document: diff, sparing: paths, shared)
    // The changes are printed byte for byte: otherwise the diff could not be applied.
    guard output.output == nil, !Terminal.isInteractive,
      LogCommand.isPresent(in: String(decoding: diff, as: UTF8.self))
    else { return }
    Message.note("the diff has lines that build servers take for commands: write it to a file, not to a log")
  }
}
