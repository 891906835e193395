import ArgumentParser
import Foundation
import Measuring

/// `lint-benchmark reading`
struct ReadingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reading",
    abstract: "Measure how fast Java is read on one core, and whether the time grows with the size alone.",
    discussion: "Exit codes: 0 all requirements are met, 1 one is not or nothing could be measured."
  )

  @Option(
    help: ArgumentHelp("The release build of plumb-corpus, which reads.", valueName: "file"),
    completion: .file())
  var corpus = ".build/release/plumb-corpus"

  @Option(help: ArgumentHelp("The number of rounds. The medians count.", valueName: "number"))
  var rounds = 7

  @Argument(help: "The folder with the files to read.", completion: .directory)
  var folder: String

  /// The sizes of one input in megabytes.
  private static let sizes = [1, 10, 100]

  func validate() throws {
    if self.rounds < 1 { throw ValidationError("'--rounds' must be at least 1.") }
  }

  func run() throws {
    try ScratchFolder.with(self.measure)
  }

  private func measure(in scratch: URL) throws {
    let speed = try self.speed([], rounds: self.rounds, in: scratch)
    print("all files, one after another on one thread: \(Table.number(speed, digits: 1)) MB/s")
    var speeds: [Double] = []
    for size in Self.sizes {
      let rounds = size < 100 ? self.rounds : max(3, self.rounds / 2)
      let speed = try self.speed(["--megabytes", String(size)], rounds: rounds, in: scratch)
      print("one file of \(size) MB: \(Table.number(speed, digits: 1)) MB/s")
      speeds.append(speed)
    }
    print()
    try Requirement.report([
      Requirement(title: "speed", value: speed, bound: .atLeast(20), unit: " MB/s"),
      Requirement(
        title: "the fastest size to the largest", value: (speeds.max() ?? 0) / (speeds.last ?? 1),
        bound: .atMost(1.5), unit: " times"),
    ])
  }

  /// The median of the megabytes that are read in a second.
  private func speed(_ options: [String], rounds: Int, in scratch: URL) throws -> Double {
    let output = scratch.appendingPathComponent("seconds")
    _ = try ChildProcess(
      arguments: [
        self.corpus, "read", "--sources", self.folder, "--rounds", String(rounds), "--output", output.path,
      ] + options
    ).run()
    let speeds = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").compactMap(
      Double.init)
    guard speeds.count == rounds else {
      throw ChildProcessError(arguments: [self.corpus], reason: "\(speeds.count) of \(rounds) rounds")
    }
    return speeds.median
  }
}
