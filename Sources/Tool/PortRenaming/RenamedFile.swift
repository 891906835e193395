package import Engine

/// A file in which a port is renamed, and which has not been written yet.
package struct RenamedFile: Hashable, Sendable {
  /// A name that is replaced.
  package struct Change: Hashable, Sendable {
    package var range: Range<Int>
    package var name: String

    package init(range: Range<Int>, name: String) {
      self.range = range
      self.name = name
    }
  }

  /// The path that findings show.
  package let path: String
  /// The path that it is written to.
  package let file: String
  package let old: [UInt8]
  package let new: [UInt8]
  /// The replacements, in the order of their places.
  package let changes: [Change]

  /// - Parameters:
  ///   - file: the path that it is written to; nil for `path`.
  ///   - changes: the replacements, which do not overlap.
  package init(path: String, file: String? = nil, old: [UInt8], _ changes: [Change]) {
    self.path = path
    self.file = file ?? path
    self.old = old
    self.changes = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var new: [UInt8] = []
    var offset = 0
    for change in self.changes {
      new += old[offset..<change.range.lowerBound]
      new += Array(change.name.utf8)
      offset = change.range.upperBound
    }
    self.new = new + old[offset...]
  }

  /// The absolute path to write to, with symbolic links resolved.
  var target: String {
    let path = Paths.absolute(self.file, relativeTo: Paths.workingDirectory)
    return FileSystem.resolved(path) ?? path
  }

  /// Writes all files or none, with a journal from which a killed run can be finished.
  ///
  /// - Parameters:
  ///   - port: the port: `LoginViewModel.emailChanged`.
  ///   - name: its new name.
  /// - Throws: the reason why a file cannot be written. The other files are restored, except those that the error
  ///   names: they could not be written a second time, and the journal is kept.
  package static func write(_ files: [RenamedFile], renaming port: String, to name: String)
    throws(FileFailure)
  {
    guard !files.isEmpty else { return }
    let folder = RenameJournal.folder(of: files)
    let journal = RenameJournal(port: port, name: name, files, in: folder)
    try TerminationSignals.deferred { () throws(FileFailure) in
      try journal.keep(in: folder) { () throws(FileFailure) in
        try self.write(files)
      } isDone: {
        !files.contains { (try? FileSystem.read($0.file, limit: .source)) == $0.new }
      }
    }
  }

  /// Writes all files or none.
  static func write(_ files: [RenamedFile]) throws(FileFailure) {
    try self.write(files) { file, old, new throws(FileFailure) in
      do throws(FileFailure) {
        try WholeFile.replace(file.file, from: old, to: new)
      } catch {
        throw FileFailure(path: file.path, reason: error.reason)
      }
    }
  }

  /// Writes all files or none.
  ///
  /// - Parameter replace: replaces the text of a file.
  package static func write(
    _ files: [RenamedFile],
    with replace: (_ file: RenamedFile, _ old: [UInt8], _ new: [UInt8]) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    for (index, file) in files.enumerated() {
      do throws(FileFailure) {
        try replace(file, file.old, file.new)
      } catch {
        var reasons = [error.reason]
        for written in files[..<index].reversed() {
          do throws(FileFailure) {
            try replace(written, written.new, written.old)
          } catch {
            reasons.append("\(written.path) keeps the new name: \(error.reason)")
          }
        }
        throw FileFailure(path: error.path, reason: reasons.joined(separator: "; "))
      }
    }
  }
}
