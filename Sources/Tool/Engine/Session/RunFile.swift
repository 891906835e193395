import Rules
package import SourceModel

/// A file of a run with its configuration.
package struct RunFile: Sendable {
  /// Why a search excludes a file.
  package enum Exclusion: Hashable, Sendable {
    /// The configuration excludes it.
    case configured
    /// Git ignores it.
    case ignored
    /// A tool generates it.
    case generated
  }

  /// The absolute path.
  package var path: String
  /// The path as findings show it. Names that are equal strings with different bytes are shown differently.
  package var shownPath: String
  var configuration: Configuration
  /// Whether it is a link that the search came across or that a list names, and that leads out of the searched folders.
  package var isLinkToOutside = false
  /// Why a search excludes it; such files are found only on request.
  package var exclusion: Exclusion?
  /// The text to use instead of the file on disk, or that was read from it; nil to read the file.
  package var text: [UInt8]?

  package var language: Language { SourceReader.language(of: self.path) }

  /// The text of the file.
  func read(
    _ read: (String) throws(FileFailure) -> [UInt8] = FileAccess.disk.read
  ) throws(FileFailure) -> [UInt8] {
    if let text = self.text { return text }
    do throws(FileFailure) { return try read(self.path) } catch {
      throw FileFailure(path: self.shownPath, reason: error.reason)
    }
  }

  /// The description of its text.
  func described(_ bytes: [UInt8]) -> SourceFile {
    SourceReader.read(path: self.shownPath, text: SourceText(bytes), self.language)
  }
}

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
    result.failLevels = self.failLevels
    result.inputs =
      self.inputs.map(\.path) + Set(self.inputs.flatMap(\.configuration.files)).sorted()
    return result
  }

  /// The severities that make a command fail, where the configuration of a file sets one, by the paths that findings show.
  private var failLevels: [String: Severity] {
    let named = self.inputs.compactMap { input in input.configuration.failLevel.map { (input.shownPath, $0) }
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The baselines that the configurations of the files name, by the paths that findings show.
  var baselines: [String: String] {
    let named = self.inputs.compactMap { input in input.configuration.baseline.map { (input.shownPath, $0) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
