import ArgumentParser

/// Measures the tool: `plumb lint` and `plumb fix`, the reader of Java, and what the macro costs the compiler.
@main
struct LintBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint-benchmark",
    abstract: "Measure how fast the tool is, and check that it is fast enough.",
    subcommands: [
      MeasureCommand.self, FixCommand.self, JavaCommand.self, ReadingCommand.self, MacrosCommand.self,
      CorpusCommand.self, ParseCommand.self,
    ],
    defaultSubcommand: MeasureCommand.self
  )
}
