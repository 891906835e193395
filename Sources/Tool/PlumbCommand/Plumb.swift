package import ArgumentParser

/// The command.
package struct Plumb: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Checks and fixes view models in Swift, Java and Kotlin, and generates them in Swift and Java.",
    discussion: """
      plumb enforces one convention for view models: Inputs, Outputs and Actions, alphabetized, documented, with \
      outputs derived from inputs in the initializer.

      Examples:
        plumb lint Sources                Report findings in a folder.
        plumb fix --diff Sources          Show what 'plumb fix' would change.

      Exit codes: 0 no findings at or above '--fail-level', 1 such findings, 2 invalid usage or configuration, \
      3 a file could not be read or written.
      """,
    version: ToolVersion.description,
    subcommands: [
      InitCommand.self, LintCommand.self, FixCommand.self, NewCommand.self, ConvertCommand.self,
      DescribeCommand.self,
      GraphCommand.self, ParityCommand.self, PortsCommand.self, RenameCommand.self, RulesCommand.self,
    ]
  )

  package init() {}
}
