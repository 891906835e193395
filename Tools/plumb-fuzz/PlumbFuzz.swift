import ArgumentParser

/// Tries inputs that nobody would write, and measures what large ones cost.
@main
struct PlumbFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-fuzz",
    abstract: "Find inputs that plumb cannot stand.",
    subcommands: [TryInputs.self, MeasureGrowth.self],
    defaultSubcommand: TryInputs.self)
}
