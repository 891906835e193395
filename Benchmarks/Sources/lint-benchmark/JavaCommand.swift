import ArgumentParser
import Foundation
import Measuring

/// `lint-benchmark java`
struct JavaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "java",
    abstract: "Measure 'plumb lint' against Checkstyle with three checks, on the same Java files.",
    discussion: "Exit codes: 0 the requirement is met, 1 it is not or nothing could be measured."
  )

  @Option(
    help: ArgumentHelp("The release build of plumb. That beside this program by default.", valueName: "file"),
    completion: .file())
  var plumb: String?

  @Option(help: ArgumentHelp("How many rounds to measure.", valueName: "number"))
  var rounds = 3

  @Argument(help: "The folder with the files.", completion: .directory)
  var folder: String

  func validate() throws {
    if self.rounds < 1 { throw ValidationError("The number of '--rounds' is 1 or more.") }
  }

  func run() throws {
    try ScratchFolder.with(self.measure)
  }

  private func measure(in scratch: URL) throws {
    let tools = try Tools(plumb: self.plumb)
    let checkstyle = try Checkstyle(in: scratch)
    var lint = MeasuredProgram(
      "plumb lint --no-cache",
      ChildProcess(
        arguments: [
          tools.plumb, "lint", "--no-cache", "--format", "json", "--output", "/dev/null", self.folder,
        ], successes: [0, 1]),
      repetitions: 1)
    var peer = MeasuredProgram(
      "checkstyle, three checks", checkstyle.process(checking: self.folder), repetitions: 1)
    try Rounds.run(self.rounds) { _ in
      try lint.measure()
      try peer.measure()
      try checkstyle.confirm()
    }
    for subject in [lint, peer] {
      let memory = Table.number(Double(subject.memory) / 1e6, digits: 0)
      print("\(subject.title): \(Table.number(subject.median, digits: 2)) s, \(memory) MB")
    }
    let requirement = Requirement(
      title: "on Java files, as fast as Checkstyle with three checks", value: peer.median / lint.median,
      bound: .atLeast(10), unit: " times")
    print()
    try Requirement.report([requirement])
  }
}
