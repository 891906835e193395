import ArgumentParser
import Drift
import Foundation

/// Fixes files of growing size, and prints how long it takes.
struct MeasureGrowth: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Print how the time of a fix grows when the file doubles twice.",
    discussion: "Exit codes: 0 every fix is right, 1 one is not.")

  @Option(help: "The number of pairs of inputs and outputs of the smallest view model.")
  var pairs = 400

  @Option(help: "The number of view models of the smallest file of many.")
  var viewModels = 300

  func run() throws {
    var isRight = true
    for factor in [1, 2, 4] {
      let large = LargeViewModel(pairs: self.pairs * factor)
      isRight = try self.measure("members", large.drifted, large.fixed) && isRight
    }
    for factor in [1, 2, 4] {
      let many = ManyViewModels(count: self.viewModels * factor)
      isRight = try self.measure("view models", many.drifted, many.fixed) && isRight
    }
    if !isRight { throw ExitCode.failure }
  }

  private func measure(_ title: String, _ drifted: String, _ fixed: String) throws -> Bool {
    let step = try FixGrowth.step(drifted, becomes: fixed)
    let seconds = Double(step.time.components.seconds) + Double(step.time.components.attoseconds) / 1e18
    print(
      title, "\(step.size) bytes", String(format: "%.2f s", seconds),
      String(format: "%.2f s per MB", seconds / Double(step.size) * 1e6), step.isRight ? "right" : "wrong",
      separator: "\t")
    return step.isRight
  }
}
