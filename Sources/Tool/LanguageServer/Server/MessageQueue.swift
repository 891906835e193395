import Foundation

/// The messages that were read and are not handled yet.
///
/// Safe because every access to what it holds has the lock of the condition.
/// Test: `MessageQueueTests.cancelled`
final class MessageQueue: @unchecked Sendable {
  /// A message, or why there is none.
  enum Item: Sendable {
    case message(IncomingMessage)
    case failure(ResponseError)
    /// What was read beside the messages.
    case reading(LanguageServer.Reading)
    /// No more messages come.
    case end
  }

  private let condition = NSCondition()
  private let limit: Int
  private var items: [Item] = []
  private var waiting: Set<RequestID> = []
  private var cancelled: Set<RequestID> = []

  /// - Parameter limit: how many messages wait at most, before more are read.
  init(limit: Int = 10_000) {
    self.limit = limit
  }

  /// Adds a message; it waits while too many are there.
  func add(_ item: Item) {
    self.condition.lock()
    defer { self.condition.unlock() }
    if case .message(let message) = item, message.method == "$/cancelRequest" {
      let id = (try? message.parameters(LSP.CancelParameters.self))?.id
      // An answer that was given cannot be cancelled.
      if let id, self.waiting.contains(id) { self.cancelled.insert(id) }
      return
    }
    while self.items.count >= self.limit { self.condition.wait() }
    self.items.append(item)
    if case .message(let message) = item, let id = message.id { self.waiting.insert(id) }
    self.condition.broadcast()
  }

  /// All messages in their order; it waits for the first.
  func takeAll() -> [Item] {
    self.condition.lock()
    defer { self.condition.unlock() }
    while self.items.isEmpty { self.condition.wait() }
    defer {
      self.items = []
      self.condition.broadcast()
    }
    return self.items
  }

  /// Whether no message waits.
  var isEmpty: Bool {
    self.condition.withLock { self.items.isEmpty }
  }

  /// Takes a request as begun, and tells whether it was cancelled before.
  func begin(_ id: RequestID) -> Bool {
    self.condition.withLock {
      self.waiting.remove(id)
      return self.cancelled.remove(id) != nil
    }
  }
}
