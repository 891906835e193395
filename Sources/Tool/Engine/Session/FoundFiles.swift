/// The files of a run, with the failures and skipped files of the search.
struct FoundFiles: Sendable {
  var inputs: [RunFile]
  var failures: [FileFailure]
  var skipped: [String]
  /// The temporary files that the search came across.
  var temporaryFiles: [String] = []

  /// A result with the failures, skipped files and baselines.
  func completing(_ result: LintResult) -> LintResult {
    var result = result
    result.failures = self.failures + result.failures
    result.skipped = self.skipped
    result.baselines = self.baselines
    result.inputs =
      self.inputs.map(\.path) + Set(self.inputs.compactMap(\.configuration.path)).sorted()
    return result
  }

  /// The baselines that the configurations of the files name, by the paths that findings show.
  var baselines: [String: String] {
    let named = self.inputs.compactMap { input in input.configuration.baseline.map { (input.shownPath, $0) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
