import ArgumentParser
import Foundation
import Recorder

/// Records what `plumb` makes of a folder, so that two versions of it can be compared.
///
/// A refactoring leaves the record as it is, byte for byte.
@main
struct PlumbRecord: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-record",
    abstract: "Record everything that plumb makes of a folder.",
    discussion: """
      The record has a line for each outcome, sorted by name: a hash of its text, and its name. Outcomes are the \
      findings, the edits of each rule, the fixed and the converted files, graphs, ports with their uses, pairs, \
      renames, descriptions, what 'plumb new' makes of these, and the documentation of the rules. The folder is \
      only read. Compare two records with 'diff', and their texts with 'diff -r'. For a large app, record an \
      optimized program.

      Example:
        plumb-record Examples/Sources --plumb .build/debug/plumb --contents texts -o before.txt
      """)

  @Argument(help: "The folder to record.")
  var folder: String

  @Option(help: "The program to record.")
  var plumb: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the record to this file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Write the texts to this folder, which must not exist.", valueName: "folder"))
  var contents: String?

  @Option(
    help: ArgumentHelp(
      "A folder of the other platform, which is compared with this one.", valueName: "folder"))
  var twins: String?

  @Option(help: ArgumentHelp("How many of the ports to rename.", valueName: "count"))
  var renames = 40

  @Flag(help: "Record reports in JSON alone, which takes a third of the time.")
  var onlyJSON = false

  func validate() throws {
    if let contents, FileManager.default.fileExists(atPath: contents) {
      throw ValidationError("'\(contents)' exists: name a folder that does not")
    }
  }

  func run() async throws {
    let program = try RecordedProgram(path: self.plumb, folder: self.folder)
    let recording = Recording(
      program, twins: self.twins, renames: self.renames, onlyJSON: self.onlyJSON)
    let record = try await recording.record()
    if let contents { try record.writeTexts(to: URL(fileURLWithPath: contents)) }
    if let output {
      try record.lines.write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
    } else {
      print(record.lines, terminator: "")
    }
  }
}
