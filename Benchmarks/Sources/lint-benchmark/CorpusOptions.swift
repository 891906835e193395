import ArgumentParser

/// The options that say which files are measured.
struct CorpusOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("Take the Swift files in this folder. May be repeated.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  @Option(help: ArgumentHelp("How many view models to generate.", valueName: "number"))
  var viewModels = 500

  @Option(help: ArgumentHelp("The seed of the generated view models.", valueName: "number"))
  var seed: UInt64 = 1

  func validate() throws {
    if self.sources.isEmpty {
      throw ValidationError("Say where the sources are: --sources Benchmarks/Corpus/.build/checkouts")
    }
    try ViewModelGenerator.validate(count: self.viewModels)
  }
}
