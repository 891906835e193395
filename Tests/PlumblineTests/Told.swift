import Plumbline

/// What was told of misuse.
final class Told: @unchecked Sendable {
  // It is used on one thread: the handler is called by the code that misuses.
  private(set) var messages: [String] = []

  func add(_ misuse: Misuse) { self.messages.append(misuse.description) }
}
