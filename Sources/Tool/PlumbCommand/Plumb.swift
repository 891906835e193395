package import ArgumentParser

/// The command.
package struct Plumb: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plumb",
    abstract: "Checks, fixes and generates view models in Swift, Java and Kotlin.",
    discussion: """
      A view calls the inputs of its view model and observes its outputs. plumb finds outputs that no view observes, \
      inputs that change nothing, stale values, and view models that differ from the convention of their library.

      Examples:
        plumb lint Sources                Report findings in a folder.
        plumb fix --diff Sources          Show what 'plumb fix' would change.

      Exit codes: 0 no findings at or above '--fail-level', 1 such findings, 2 invalid usage or configuration, \
      3 a file could not be read or written.
      """,
    version: ToolVersion.description,
    subcommands: [
      InitCommand.self, LintCommand.self, FixCommand.self, NewCommand.self, ConvertCommand.self,
      DescribeCommand.self, DiffCommand.self,
      GraphCommand.self, LSPCommand.self, ParityCommand.self, PortsCommand.self, RenameCommand.self,
      RulesCommand.self, SiteCommand.self,
    ]
  )

  package init() {}
}
