import ArgumentParser

/// What developers do with many files in Java.
@main
struct PlumbCorpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-corpus",
    abstract: "Read the files of a corpus in Java.",
    subcommands: [CompareCorpus.self, ReadCorpus.self],
    defaultSubcommand: CompareCorpus.self)
}
