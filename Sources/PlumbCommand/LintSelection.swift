import ArgumentParser
import Conventions
import Linting
import ViewModelModel

/// The options that say what is checked.
struct LintSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check standard input as if it were this file. Other paths take part in the run.", valueName: "file"),
    completion: .file())
  var stdinPath: String?

  @Option(
    help: ArgumentHelp(
      "Check the files that are listed in this file, one a line or ended by null bytes; '-' is standard input.",
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check only these rules, opt-in ones included; separated by commas.", valueName: "rule-ids"),
    completion: .list(RuleSet.all.map(\.id)),
    transform: { $0 })
  var only: [String] = []

  @Option(
    name: .long, help: ArgumentHelp("The number of threads. One a core by default.", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Check every file anew and keep nothing.")
  var noCache = false

  @Option(
    help: ArgumentHelp("The folder of the cache, instead of the user's.", valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(help: .hidden)
  var noPaths = false

  /// The rules of `--only`.
  var rules: [String] {
    self.only.flatMap { $0.split(separator: ",").map { $0.trimming(" ") } }
  }

  func validate(with paths: [String]) throws {
    if self.rules.isEmpty, !self.only.isEmpty {
      throw ValidationError("'--only' names the rules to check: --only sorted-inputs,sorted-outputs.")
    }
    for id in self.rules where RuleSet.rule(id) == nil {
      let hint = RuleSet.suggestion(for: id).map { " Did you mean '\($0)'?" } ?? " 'plumb rules' lists them."
      throw ValidationError("There is no rule '\(id)'.\(hint)")
    }
    if let jobs, jobs < 1 { throw ValidationError("The number of '--jobs' is 1 or more.") }
    if self.stdinPath != nil, self.filesFrom == "-" {
      throw ValidationError("Standard input cannot be both a file and a list of files.")
    }
    if let stdinPath, Language(path: stdinPath) == nil {
      throw ValidationError(
        "'--stdin-path' names a Swift or a Java file, for what its language is: '\(stdinPath)' is none.")
    }
  }

  /// The paths to check, with those of a list.
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
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> String {
    var text = self
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
