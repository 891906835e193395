import ArgumentParser

/// The options that the commands share.
struct SharedOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration for all files, instead of the nearest '.plumb.yml'.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var configurationPath: String?

  @Option(name: .customLong("color"), help: "When to use color. NO_COLOR is respected.")
  var colour = ColourOption.auto
}

/// A command that takes paths, or looks for a configuration, and so requires a working folder.
protocol PathCommand: ParsableCommand {}
