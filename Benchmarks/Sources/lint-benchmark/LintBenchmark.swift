import ArgumentParser

/// Measures `plumb lint` against `swift format lint`, Checkstyle and parsing alone, and `plumb fix` against it.
@main
struct LintBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint-benchmark",
    abstract: "Measure how fast 'plumb lint' is, and check that it is fast enough.",
    subcommands: [
      MeasureCommand.self, FixCommand.self, JavaCommand.self, CorpusCommand.self, ParseCommand.self,
    ],
    defaultSubcommand: MeasureCommand.self
  )
}
