import Foundation

@testable import Engine

/// Counts which files a session reads and parses.
final class CountedFiles: @unchecked Sendable {
  // Every access to the lists holds the lock, which is what makes it Sendable.
  private let lock = NSLock()
  private var readPaths: [String] = []
  private var parsedPaths: [String] = []

  var access: FileAccess {
    FileAccess(
      read: { path throws(FileFailure) in
        self.lock.withLock { self.readPaths.append(path) }
        return try FileSystem.read(path, limit: .source)
      },
      // Later than all files, so that their states count as settled.
      now: { Date().timeIntervalSince1970 + 100 },
      willParse: { path in self.lock.withLock { self.parsedPaths.append(path) } })
  }

  /// The names of the files that were read and parsed since the last call, sorted.
  func take() -> (read: [String], parsed: [String]) {
    self.lock.withLock {
      defer {
        self.readPaths = []
        self.parsedPaths = []
      }
      return (Self.names(self.readPaths), Self.names(self.parsedPaths))
    }
  }

  private static func names(_ paths: [String]) -> [String] {
    paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.sorted()
  }
}
