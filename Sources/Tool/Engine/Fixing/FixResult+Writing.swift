extension FixResult {
  /// The number of files that are written concurrently, since each write waits for the disk.
  private static let width = 8
  /// The number of files between two checks for a termination signal.
  private static let stride = 128

  /// Writes the files that change.
  ///
  /// - Returns: the files that could not be written, by the paths that findings show, and why.
  public func write() -> [FileFailure] {
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
