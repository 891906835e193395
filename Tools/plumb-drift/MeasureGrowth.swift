import ArgumentParser
import Drift
import Foundation

/// Works on inputs of growing size, and prints how long it takes.
struct MeasureGrowth: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Print how the time grows when an input doubles twice.",
    discussion: """
      The inputs are a view model of many members and a file of many view models, which are fixed, a diff of lines in \
      reverse order, nested folders that each have a .gitignore, the same folders without one, a baseline, and YAML \
      with aliases of aliases.

      Exit codes: 0 every outcome is right, 1 one is not.
      """)

  @Option(help: "The number of pairs of inputs and outputs of the smallest view model.")
  var pairs = 400

  @Option(help: "The number of view models of the smallest file of many.")
  var viewModels = 300

  @Option(help: "The number of lines of the smallest diff.")
  var lines = 5_000

  @Option(help: "The depth of the least nested folders.")
  var folders = 250

  @Option(help: "The number of findings of the smallest baseline.")
  var findings = 25_000

  @Option(help: "The number of aliases of the smallest YAML.")
  var aliases = 10_000

  func run() throws {
    let works: [(title: String, step: (Int) throws -> Growth.Step)] = [
      (
        "members",
        { factor in
          let large = LargeViewModel(pairs: self.pairs * factor)
          return try Growth.fix(large.drifted, becomes: large.fixed)
        }
      ),
      (
        "view models",
        { factor in
          let many = ManyViewModels(count: self.viewModels * factor)
          return try Growth.fix(many.drifted, becomes: many.fixed)
        }
      ),
      ("diff", { ReversedLines(count: self.lines * $0).diff() }),
      ("folders", { try NestedFolders(depth: self.folders * $0).search(isIgnoring: false) }),
      ("folders with .gitignore", { try NestedFolders(depth: self.folders * $0).search(isIgnoring: true) }),
      ("baseline", { try LargeBaseline(findings: self.findings * $0).read() }),
      ("aliases in YAML", { RepeatedAliases(lines: self.aliases * $0).read() }),
    ]
    var isRight = true
    for work in works {
      for factor in [1, 2, 4] {
        let step = try work.step(factor)
        self.show(step, of: work.title)
        isRight = isRight && step.isRight
      }
    }
    if !isRight { throw ExitCode.failure }
  }

  private func show(_ step: Growth.Step, of title: String) {
    let seconds = Double(step.time.components.seconds) + Double(step.time.components.attoseconds) / 1e18
    print(
      title, "\(step.size) bytes", String(format: "%.2f s", seconds),
      String(format: "%.2f s per MB", seconds / Double(step.size) * 1e6), step.isRight ? "right" : "wrong",
      separator: "\t")
  }
}
