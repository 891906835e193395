import Rules

/// The files that a search found for a run, and what else it came across.
package struct FoundFiles: Sendable {
  var inputs: [RunFile]
  var failures: [FileFailure]
  /// The named files in languages that are not supported.
  var skipped: [String]
  /// The temporary files of killed processes, or of running ones.
  var temporaryFiles: [String]
  /// The journals of renamings that are in progress or were interrupted.
  package let journals: [String]
  let settings: LintSettings

  /// Searches the paths of a run.
  ///
  /// - Parameter included: the kinds of excluded files that are found nevertheless.
  /// - Throws: an error in a configuration.
  package init(
    _ settings: LintSettings, including included: Set<RunFile.Exclusion> = []
  ) throws(ConfigurationError) {
    var finder = try FileFinder(settings)
    finder.included = included
    var (files, configurations) = try finder.find(settings.paths, listed: settings.listedPaths)
    if let standardInput = settings.standardInput {
      let path = Paths.absolute(standardInput.path, relativeTo: Paths.workingDirectory)
      // Standard input replaces the file at that path.
      files.removeAll { $0.path.utf8.elementsEqual(path.utf8) }
      let configuration = try configurations.configuration(for: path)
      if !configuration.excludes(path) || included.contains(.configured) {
        let shownPath = Paths.shown(path, from: Paths.workingDirectory)
        files.append(
          RunFile(
            path: path, shownPath: shownPath, configuration: configuration, text: standardInput.bytes))
      }
    }
    self.inputs = files
    self.failures = finder.failures
    self.skipped = finder.skipped
    self.temporaryFiles = finder.temporaryFiles
    self.journals = finder.journals
    self.settings = settings
  }

  /// The files of a run that cannot be found, or that are in no language of the tool.
  var allFailures: [FileFailure] {
    self.failures
      + self.skipped.map { FileFailure(path: $0, reason: "is neither Swift, Java nor Kotlin") }
  }

  /// Removes the temporary files that killed processes left.
  package func removeTemporaryFiles() {
    for path in self.temporaryFiles { TemporaryFile.removeAbandoned(path) }
  }

  /// A result with the failures, skipped files and baselines.
  func completing(_ result: LintResult) -> LintResult {
    var result = result
    result.failures = self.failures + result.failures
    result.skipped = self.skipped
    result.baselines = self.baselines
    result.failLevels = self.failLevels
    result.inputs =
      self.inputs.map(\.path) + Set(self.inputs.flatMap(\.configuration.files)).sorted()
    return result
  }

  /// The severities that make a command fail, where the configuration of a file sets one, by the paths that findings show.
  private var failLevels: [String: Severity] {
    let named = self.inputs.compactMap { input in
      input.configuration.failLevel.map { (input.shownPath, $0) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The baselines that the configurations of the files name, by the paths that findings show.
  var baselines: [String: String] {
    let named = self.inputs.compactMap { input in
      input.configuration.baseline.map { (input.shownPath, $0) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
