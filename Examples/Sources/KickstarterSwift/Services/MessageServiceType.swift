import Plumbline

/// Reads and writes messages.
public protocol MessageServiceType {
  /// Loads the messages of a thread, oldest first.
  func messages(in thread: MessageThread) -> SignalProducer<[Message], ServiceError>

  /// Sends a message to the other participant of a thread.
  func send(body: String, in thread: MessageThread) -> SignalProducer<Message, ServiceError>
}
