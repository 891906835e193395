import Foundation

/// The settings of a run.
package struct LintSettings: Sendable {
  /// The files and folders to check.
  package var paths: [String]
  /// The files and folders from a list. When one is a link to a file outside of the working folder and of the searched
  /// folders, that file is not changed.
  package var listedPaths: [String] = []
  /// Text to check as the contents of a file, and the path of that file.
  package var standardInput: (bytes: [UInt8], path: String)?
  /// The texts of an editor by absolute paths, which take the place of the files.
  package var texts: [String: [UInt8]] = [:]
  /// The configuration for all files; nil for the nearest one above each.
  package var configuration: String?
  /// The text of a configuration that is not written yet, for the working folder.
  package var configurationText: String?
  /// The rules to check, opt-in ones included; nil for those that the configuration has on.
  package var rules: Set<String>?
  /// Whether notes are fixed without naming their rules.
  package var fixesNotes = true
  /// Whether each fixable finding includes its edits, which takes more time.
  package var includesFixes = false
  /// Whether the report says how many view models keep each rule.
  package var includesShares = false
  /// The number of threads; nil for one a core.
  package var threads: Int?
  /// The folder of the cache; nil for none.
  package var cache: String?
  /// The version of the tool, which the cache depends on; empty without one.
  package var version: String
  /// Receives the number of checked files and of all files during a long run.
  package var progress: (@Sendable (Int, Int) -> Void)?

  /// Whether all files are read together, including those without a view model.
  ///
  /// It is slower and has the same result; the tests compare the two.
  package var readsEveryFile = false

  package init(paths: [String], version: String = "") {
    self.paths = paths
    self.version = version
  }

  /// The number of threads of a run.
  package var threadCount: Int { self.threads ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The usual folder of the cache; nil when the user has no home.
  package static var standardCache: String? { Cache.standardFolder }
}
