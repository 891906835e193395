import ArgumentParser
import Engine
import SourceModel

/// The options that select the files of a command.
struct FileSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read standard input as the contents of this file. Other paths are checked as well.",
      valueName: "file"),
    completion: .file())
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Read paths from this file, separated by newlines or null bytes; '-' reads standard input.",
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    name: .long, help: ArgumentHelp("The number of threads. (default: one per core)", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Succeed when a named folder has no Swift, Java or Kotlin file.")
  var allowEmpty = false

  @Flag(help: .hidden)
  var noPaths = false

  /// - Parameter files: the number of files that were read.
  /// - Throws: an error when folders were named and no file was read.
  func checkExtent(_ paths: [String], files: Int) throws(UsageProblem) {
    let folders = paths.filter(FileSystem.isDirectory)
    guard files == 0, !folders.isEmpty, !self.allowEmpty else { return }
    let names = folders.map { "'\($0)'" }.joined(separator: ", ")
    throw UsageProblem(
      "nothing was checked: no Swift, Java or Kotlin file is in \(names) and not excluded ('--allow-empty' permits it)"
    )
  }

  func validate(with paths: [String]) throws {
    if paths.contains("-") {
      throw ValidationError(
        "'-' is not a path: use '--stdin-path Sources/X.swift' to read standard input")
    }
    // An empty variable in quotes would otherwise select the working folder.
    if paths.contains("") { throw ValidationError("A path must not be empty") }
    if self.filesFrom == "" { throw ValidationError("'--files-from' must not be empty") }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
    if self.stdinPath != nil, self.filesFrom == "-" {
      throw ValidationError(
        "'--stdin-path' and '--files-from -' cannot be combined: both read standard input")
    }
    if let stdinPath, Language(path: stdinPath) == nil {
      throw ValidationError(
        "'--stdin-path' must name a Swift, Java or Kotlin file, not '\(stdinPath)'")
    }
  }

  /// The paths to check, and those from a list.
  func paths(with paths: [String]) throws -> (named: [String], listed: [String]) {
    if let filesFrom { return (paths, try PathList.read(filesFrom)) }
    if paths.isEmpty, self.stdinPath == nil, !self.noPaths { return (["."], []) }
    return (paths, [])
  }

  func standardInput() throws -> (bytes: [UInt8], path: String)? {
    guard let stdinPath else { return nil }
    return (try PathList.standardInput(), stdinPath)
  }

  /// The settings of a run with these files.
  func settings(with paths: [String], rules: [String], _ shared: SharedOptions) throws -> LintSettings {
    let paths = try self.paths(with: paths)
    var settings = LintSettings(paths: paths.named, version: ToolVersion.current)
    settings.listedPaths = paths.listed
    settings.configuration = shared.configurationPath
    settings.rules = rules.isEmpty ? nil : Set(rules)
    settings.threads = self.jobs
    settings.standardInput = try self.standardInput()
    return settings
  }
}
