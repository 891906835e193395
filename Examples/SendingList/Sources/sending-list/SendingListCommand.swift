import ArgumentParser

/// The example, as a command.
@main
struct SendingListCommand: AsyncParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "sending-list",
    abstract: "Collects files in a list and uploads them to a server.",
    discussion: """
      The real-life example of the RxSwift blueprint, on Plumbline: a database, uploads with progress that can be \
      cancelled and tried again, and three scenes, in a terminal.
      """,
    subcommands: [RunCommand.self, ServeCommand.self],
    defaultSubcommand: RunCommand.self)
}
