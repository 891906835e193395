public import Engine

/// A file in which a port has another name. It is not written yet.
public struct RenamedFile: Hashable, Sendable {
  public var path: String
  public var old: [UInt8]
  public var new: [UInt8]

  /// Writes all files or none.
  ///
  /// - Throws: why a file cannot be written. The others are as they were.
  public static func write(_ files: [RenamedFile]) throws(FileFailure) {
    try TerminationSignals.deferred { () throws(FileFailure) in
      for (index, file) in files.enumerated() {
        do throws(FileFailure) {
          try WholeFile.replace(file.path, from: file.old, to: file.new)
        } catch {
          for written in files[..<index].reversed() {
            try WholeFile.replace(written.path, from: written.new, to: written.old)
          }
          throw error
        }
      }
    }
  }
}
