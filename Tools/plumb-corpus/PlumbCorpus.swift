import ArgumentParser

/// What developers do with many files in Java or Kotlin.
@main
struct PlumbCorpus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-corpus",
    abstract: "Read the files of a corpus in Java or Kotlin.",
    subcommands: [CompareCorpus.self, ReadCorpus.self],
    defaultSubcommand: CompareCorpus.self)
}
