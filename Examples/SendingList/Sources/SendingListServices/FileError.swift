public import Foundation

/// Why a file cannot be sent.
public nonisolated enum FileError: Error, Hashable, Sendable {
  /// It is not there.
  case notFound(String)
  /// It is a folder, a socket or the like.
  case noFile(String)
  /// It cannot be read, for that reason.
  case unreadable(String, String)
  /// It is larger than a number of bytes.
  case tooLarge(String, limit: Int)
}

extension FileError: LocalizedError {
  /// What is wrong with the file, in words.
  public var errorDescription: String? {
    switch self {
    case .notFound(let path): "There is no file at \(path)."
    case .noFile(let path): "\(path) is not a file."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .tooLarge(let path, let limit):
      "\(path) is too large: at most \(limit / 1_000_000) MB can be sent."
    }
  }
}
