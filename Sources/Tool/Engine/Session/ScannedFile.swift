import Foundation
import PortUses
import Recognition
import SourceModel

/// A file of a run after the scan for headers of declarations.
struct ScannedFile: Sendable {
  /// The file; in a session, its text is that of the editor where it is open there.
  var file: RunFile
  var index: FileIndex
  /// The bytes, kept where the file is likely to be read.
  var bytes: [UInt8]?
  var failure: FileFailure?
  /// The uses of ports in the file, when they are needed, with a hash of its text.
  var uses: SourceUses?
  var key = ""

  /// Reads and scans a file.
  ///
  /// - Parameters:
  ///   - read: reads the bytes at a path.
  ///   - findsUses: whether the uses of ports are needed.
  ///   - hashesText: whether a hash of the text is needed with the uses.
  init(
    _ file: RunFile, findsUses: Bool = false, hashesText: Bool = false,
    read: (String) throws(FileFailure) -> [UInt8] = FileAccess.disk.read
  ) {
    self.file = file
    do throws(FileFailure) {
      let bytes = try file.read(read)
      self.index = FileIndex.scan(bytes, file.language)
      self.bytes = self.index.isLikelyRead ? bytes : nil
      if findsUses, let uses = SourceUses(bytes, file.language) {
        self.uses = uses
        self.key = hashesText ? ContentHash(of: bytes).text : ""
      }
    } catch {
      self.index = FileIndex(file.language)
      self.failure = error
    }
  }
}

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
