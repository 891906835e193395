public import ArgumentParser

/// The command.
public struct Plumb: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Keeps view models in shape: Inputs, Outputs and Actions, each in its place.",
    discussion: """
      Exit codes: 0 nothing to report, 1 findings, 2 bad usage or configuration, 3 a file could not be read \
      or written.
      """,
    version: ToolVersion.current,
    subcommands: [
      LintCommand.self, FixCommand.self, NewCommand.self, DescribeCommand.self, RulesCommand.self,
    ]
  )

  public init() {}
}
