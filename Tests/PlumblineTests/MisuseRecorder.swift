import Plumbline

/// Records reports of misuse.
final class MisuseRecorder: @unchecked Sendable {
  // It is used on one thread: the handler is called by the code that misuses the runtime.
  private(set) var messages: [String] = []

  func add(_ misuse: Misuse) { self.messages.append(misuse.description) }
}
