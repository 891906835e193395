import ArgumentParser
import Foundation
import Measuring

/// `lint-benchmark measure`
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure, print a table, and say which requirements are met.",
    discussion: "Exit codes: 0 all requirements are met, 1 one is not or nothing could be measured."
  )

  @OptionGroup var options: CorpusOptions

  @Option(
    help: ArgumentHelp("The release build of plumb. That beside this program by default.", valueName: "file"),
    completion: .file())
  var plumb: String?

  @Option(help: ArgumentHelp("How many rounds to measure.", valueName: "number"))
  var rounds = 5

  func validate() throws {
    if self.rounds < 1 { throw ValidationError("The number of '--rounds' is 1 or more.") }
  }

  func run() throws {
    try ScratchFolder.with(self.measure)
  }

  private func measure(in folder: URL) throws {
    let tools = try Tools(plumb: self.plumb)
    let corpus = try Corpus(at: folder.appendingPathComponent("corpus"), options: self.options)
    var measurement = try Measurement(of: corpus, in: folder, tools: tools, rounds: self.rounds)
    try measurement.run()

    let megabytes = { (size: Int) in Table.number(Double(size) / 1e6, digits: 1) + " MB" }
    print(
      "\(corpus.paths.count) files, \(megabytes(corpus.size)); \(corpus.viewModelPaths.count) of them generated "
        + "view models, \(megabytes(corpus.viewModelSize))\n")
    print(measurement.table + "\n")
    try Requirement.report(measurement.requirements)
  }
}
