import KickstarterSwift
import Plumbline

/// A message service that the test answers for.
final class MessageServiceDouble: MessageServiceType {
  let loads = Requests<MessageThread, [Message]>()
  let sends = Requests<String, Message>()

  func messages(in thread: MessageThread) -> SignalProducer<[Message], ServiceError> {
    self.loads.request(thread)
  }

  func send(body: String, in thread: MessageThread) -> SignalProducer<Message, ServiceError> {
    self.sends.request(body)
  }
}
