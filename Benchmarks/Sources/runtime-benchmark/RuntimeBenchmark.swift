import ArgumentParser
import Foundation
import Measuring

/// Measures the runtime against OpenCombine and against direct calls.
@main
struct RuntimeBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runtime-benchmark",
    abstract: "Measure how fast signals are, and check that they are fast enough.",
    discussion: "Exit codes: 0 all requirements are met, 1 one is not or nothing could be measured."
  )

  @Option(help: ArgumentHelp("How many rounds to measure; at least ten.", valueName: "number"))
  var rounds = 20

  @Option(
    help: ArgumentHelp(
      "Measure only these: \(CaseName.list). May be repeated. Requirements that need others are left out.",
      valueName: "name"))
  var only: [CaseName] = []

  @Flag(help: "Count allocations only, and check that there are none where there should be none.")
  var allocations = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if self.rounds < 10 { throw ValidationError("The number of '--rounds' is 10 or more.") }
  }

  func run() throws {
    let names = self.only.isEmpty ? CaseName.allCases : self.only
    var measurement = Measurement(of: CaseName.allCases.filter(names.contains).flatMap(\.cases))
    if self.allocations { return try self.checkAllocations(&measurement) }
    try measurement.run(rounds: self.rounds)

    let requirements = measurement.requirements
    if self.json {
      print(try measurement.json(rounds: self.rounds))
    } else {
      print(measurement.table + "\n")
      if !Allocations.canBeCounted { print("Allocations can be counted on Linux with glibc only.\n") }
      for requirement in requirements { print(requirement.line) }
    }
    if requirements.contains(where: { !$0.isMet }) { throw ExitCode.failure }
  }

  private func checkAllocations(_ measurement: inout Measurement) throws {
    guard Allocations.canBeCounted else {
      print("Allocations can be counted on Linux with glibc only.")
      // The exit code of a skipped step, see Scripts/step.
      throw ExitCode(77)
    }
    measurement.count()
    let requirements = measurement.allocationRequirements
    for requirement in requirements { print(requirement.line) }
    if requirements.isEmpty || requirements.contains(where: { !$0.isMet }) { throw ExitCode.failure }
  }
}
