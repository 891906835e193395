public import Engine

/// A file in which a port has another name. It is not written yet.
public struct RenamedFile: Hashable, Sendable {
  public var path: String
  public var old: [UInt8]
  public var new: [UInt8]

  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// Writes all files or none.
  ///
  /// - Throws: why a file cannot be written. The others are as they were, but for those that the error names: they could
  ///   not be written a second time.
  public static func write(_ files: [RenamedFile]) throws(FileFailure) {
    try self.write(files) { path, old, new throws(FileFailure) in
      try WholeFile.replace(path, from: old, to: new)
    }
  }

  /// Writes all files or none.
  ///
  /// - Parameter replace: replaces the text of the file with a path.
  package static func write(
    _ files: [RenamedFile],
    with replace: (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    try TerminationSignals.deferred { () throws(FileFailure) in
      for (index, file) in files.enumerated() {
        do throws(FileFailure) {
          try replace(file.path, file.old, file.new)
        } catch {
          var reasons = [error.reason]
          for written in files[..<index].reversed() {
            do throws(FileFailure) {
              try replace(written.path, written.new, written.old)
            } catch {
              reasons.append("\(written.path) keeps the new name: \(error.reason)")
            }
          }
          throw FileFailure(path: error.path, reason: reasons.joined(separator: "; "))
        }
      }
    }
  }
}
