import ArgumentParser
import Foundation
import Measuring

/// `lint-benchmark fix`
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Measure 'plumb fix' against 'plumb lint', on the same drifted view models.",
    discussion: "Exit codes: 0 all requirements are met, 1 one is not or nothing could be measured."
  )

  @Option(help: ArgumentHelp("How many view models to generate.", valueName: "number"))
  var viewModels = 2_000

  @Option(help: ArgumentHelp("The seed of the generated view models.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("The release build of plumb. That beside this program by default.", valueName: "file"),
    completion: .file())
  var plumb: String?

  @Option(help: ArgumentHelp("How many rounds to measure.", valueName: "number"))
  var rounds = 7

  func validate() throws {
    try ViewModelGenerator.validate(count: self.viewModels)
    if self.rounds < 1 { throw ValidationError("The number of '--rounds' is 1 or more.") }
  }

  func run() throws {
    try ScratchFolder.with(self.measure)
  }

  private func measure(in folder: URL) throws {
    let tools = try Tools(plumb: self.plumb)
    let viewModels = DriftedViewModels(
      at: folder.appendingPathComponent("App"), count: self.viewModels, seed: self.seed)
    var measurement = FixMeasurement(of: viewModels, in: folder, tools: tools, rounds: self.rounds)
    let outcome = try measurement.run()

    let size = Table.number(Double(viewModels.size) / 1e6, digits: 1)
    print("\(viewModels.count) drifted view models, \(size) MB: \(outcome.text)\n")
    print(measurement.table + "\n")
    try Requirement.report(measurement.requirements(outcome))
  }
}
