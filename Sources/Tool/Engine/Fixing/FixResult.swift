package import Rules

/// The result of a run of the fixer. No file is written yet.
package struct FixResult: Sendable {
  /// A file whose text changes.
  package struct Change: Sendable {
    /// The absolute path.
    package var path: String
    /// The path as findings show it.
    package var shownPath: String
    package var old: [UInt8]
    package var new: [UInt8]
    /// The number of findings that were fixed, by their rules.
    package var fixed: [String: Int]
    /// Whether the text is that of standard input and not of a file.
    package var isStandardInput: Bool
  }

  /// Why the file of a link that leads out of the searched folders is not changed.
  package static let outside = "the link leads out of the searched folders; name the file that it leads to"

  /// The files that change, by the paths that findings show.
  package var changes: [Change]
  /// The findings of a run of the linter after the changes.
  package var left: LintResult
  /// Why findings that are left were not fixed, by the findings.
  package var refusals: [ReportedFinding: String]
  /// The suppressions and baselines.
  package var baselines: Baselines
  /// The temporary files that the search came across: those of killed processes are removed when the files are written.
  var temporaryFiles: [String] = []
}

extension FixResult {
  /// The number of files that are written concurrently, since each write waits for the disk.
  private static let width = 8
  /// The number of files between two checks for a termination signal.
  private static let stride = 128

  /// Writes the files that change.
  ///
  /// - Returns: the files that could not be written, by the paths that findings show, and why.
  package func write() -> [FileFailure] {
    for path in self.temporaryFiles { TemporaryFile.removeAbandoned(path) }
    var failures: [FileFailure] = []
    for start in Swift.stride(from: 0, to: self.changes.count, by: Self.stride) {
      let changes = Array(self.changes[start..<min(start + Self.stride, self.changes.count)])
      failures += TerminationSignals.deferred {
        let failed = Parallel.map(changes, threads: Self.width, stackSize: WorkThread.smallStack) {
          Self.write($0) == nil ? nil : $0
        }
        // Each is tried again alone: the other files may have taken the space that it needs.
        return failed.compactMap(\.self).compactMap(Self.write)
      }
    }
    return failures
  }

  private static func write(_ change: Change) -> FileFailure? {
    do throws(FileFailure) {
      try WholeFile.replace(change.path, from: change.old, to: change.new)
      return nil
    } catch {
      return FileFailure(path: change.shownPath, reason: error.reason)
    }
  }
}
