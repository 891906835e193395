import ArgumentParser
import Engine
import SourceModel

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

/// The options of the cache.
struct CacheOptions: ParsableArguments {
  @Flag(help: "Disable the cache.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The folder of the cache. (default: the user's cache folder)", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  /// The folder; nil for no cache.
  var folder: String? { self.noCache ? nil : self.cachePath ?? LintSettings.standardCache }

  func validate() throws {
    // An unset variable in quotes would otherwise select the root of the disk.
    if self.cachePath == "" { throw ValidationError("'--cache-path' must not be empty") }
  }
}

/// When output is coloured.
enum ColourOption: String, ExpressibleByArgument, CaseIterable {
  case auto
  case always
  case never

  /// Whether standard output is coloured.
  var isOn: Bool {
    switch self {
    case .auto: Terminal.isInteractive && Terminal.permitsColour
    case .always: true
    case .never: false
    }
  }
}
