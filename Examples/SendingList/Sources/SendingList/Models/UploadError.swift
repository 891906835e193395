public import Foundation

/// Why an item was not uploaded.
public nonisolated enum UploadError: Error, Hashable, Sendable {
  /// The item was removed in the meantime.
  case removed
  /// What is stored of the item is damaged.
  case damaged
  /// The server answers that it does not work.
  case serverFailed
  /// No server answers.
  case serverUnreachable
  /// The server refuses the item, for that reason.
  case refused(String)
  /// The server says what cannot be understood.
  case unexpectedAnswer

  /// Whether it may go well the next time.
  public var isTransient: Bool { self == .serverFailed || self == .serverUnreachable }
}

extension UploadError: LocalizedError {
  /// What went wrong, in words.
  public var errorDescription: String? {
    switch self {
    case .removed: "The item was removed."
    case .damaged: "The stored content of the item is damaged."
    case .serverFailed: "The server does not work at the moment."
    case .serverUnreachable: "The server cannot be reached."
    case .refused(let reason): "The server refuses the item: \(reason)."
    case .unexpectedAnswer: "The server gave an answer that is not understood."
    }
  }
}
