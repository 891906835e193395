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

  /// Reads files and folders.
  func run(over paths: [String], progress: (@Sendable (Int, Int) -> Void)? = nil) throws -> Run {
    Run(reading: try FoundFiles(self.settings(paths, progress: progress)))
  }

  /// The settings of a run over files and folders that checks nothing.
  func settings(
    _ paths: [String], listed: [String] = [], progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> LintSettings {
    var settings = LintSettings(paths: paths)
    settings.listedPaths = listed
    settings.configuration = self.configurationPath
    settings.progress = progress
    return settings
  }
}

/// The options of all that a command prints.
struct PrintOptions: ParsableArguments {
  @Option(name: .customLong("color"), help: "When to use color. NO_COLOR is respected.")
  var colour = ColourOption.auto

  @Flag(name: .shortAndLong, help: "Print no notes, no summary and no progress.")
  var quiet = false

  func note(_ text: PrintableText) {
    if !self.quiet { Message.note(text) }
  }

  /// Shows the progress of a long run on a terminal.
  var progress: (@Sendable (Int, Int) -> Void)? { ProgressLine.shown(quietly: self.quiet) }
}

/// A command that takes paths, or looks for a configuration, and so requires a working folder.
protocol PathCommand: ParsableCommand {
  var printing: PrintOptions { get }
}

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

/// The options of the baseline that applies to the files of a run.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Ignore the findings in this baseline, instead of the configured one.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(name: .customLong("no-baseline"), help: "Use no baseline, not even the configured one.")
  var ignoresBaseline = false

  var choice: Baselines.Choice {
    self.ignoresBaseline ? .none : self.baseline.map { .file($0) } ?? .configured
  }

  func validate() throws {
    if self.baseline == "" { throw ValidationError("'--baseline' must not be empty") }
    if self.baseline != nil, self.ignoresBaseline {
      throw ValidationError("'--baseline' and '--no-baseline' cannot be combined")
    }
  }
}
