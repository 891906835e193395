import Foundation

/// How a session reads files; tests replace it to count reads.
struct FileAccess: Sendable {
  /// Reads the bytes of a file.
  var read: @Sendable (String) throws(FileFailure) -> [UInt8]
  /// The time in seconds since 1970.
  var now: @Sendable () -> TimeInterval
  /// Called with the path, as findings show it, of each file that is parsed.
  var willParse: @Sendable (String) -> Void

  static let disk = FileAccess(
    read: { path throws(FileFailure) in try FileSystem.read(path, limit: .source) },
    now: { Date().timeIntervalSince1970 }, willParse: { _ in })
}
