import ArgumentParser
import Linting
import ViewModelModel

/// The options that say which files a command works on.
struct FileSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take standard input as if it were this file. Other paths take part in the run.", valueName: "file"),
    completion: .file())
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Take the files that are listed in this file, one a line or ended by null bytes; '-' is standard input.",
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    name: .long, help: ArgumentHelp("The number of threads. One a core by default.", valueName: "number"))
  var jobs: Int?

  @Flag(help: .hidden)
  var noPaths = false

  func validate(with paths: [String]) throws {
    if paths.contains("-") {
      throw ValidationError(
        "For standard input, say what file it stands for: '--stdin-path Sources/X.swift'.")
    }
    // An empty variable in quotes would otherwise stand for the working folder.
    if paths.contains("") { throw ValidationError("A path is empty.") }
    if let jobs, jobs < 1 { throw ValidationError("The number of '--jobs' is 1 or more.") }
    if self.stdinPath != nil, self.filesFrom == "-" {
      throw ValidationError("Standard input cannot be both a file and a list of files.")
    }
    if let stdinPath, Language(path: stdinPath) == nil {
      throw ValidationError(
        "'--stdin-path' names a Swift or a Java file, for what its language is: '\(stdinPath)' is none.")
    }
  }

  /// The paths to work on, with those of a list.
  func paths(with paths: [String]) throws -> [String] {
    if let filesFrom {
      return paths + (try PathList.read(filesFrom))
    }
    if paths.isEmpty, self.stdinPath == nil, !self.noPaths { return ["."] }
    return paths
  }

  func standardInput() throws -> (bytes: [UInt8], path: String)? {
    guard let stdinPath else { return nil }
    return (try PathList.standardInput(), stdinPath)
  }

  /// What a run is asked to do with the files.
  func settings(with paths: [String], rules: [String], _ shared: SharedOptions) throws -> LintSettings {
    var settings = LintSettings(paths: try self.paths(with: paths), version: ToolVersion.current)
    settings.configuration = shared.configurationPath
    settings.rules = rules.isEmpty ? nil : Set(rules)
    settings.threads = self.jobs
    settings.standardInput = try self.standardInput()
    return settings
  }
}
