/// A receiver of the events of a signal: an observer, or the signal of an operator.
@usableFromInline
class Sink<Value, Failure: Error>: AnySink {
  @usableFromInline final let receive: (Value) -> Void
  /// Receives the terminal event; nil when the node that the sink feeds, if any, ends as its source does.
  @usableFromInline final let end: ((Ending<Failure>) -> Void)?

  /// Creates a receiver that ends as its source does: an observer, or a sink that feeds a node with the same type of
  /// error.
  @inlinable
  init(receive: @escaping (Value) -> Void) {
    self.receive = receive
    self.end = nil
    super.init()
  }

  @inlinable
  init(receive: @escaping (Value) -> Void, end: @escaping (Ending<Failure>) -> Void) {
    self.receive = receive
    self.end = end
    super.init()
  }

  @usableFromInline
  override func receive(_ ending: AnyEnding) {
    if let end = self.end { end(Ending(ending)) } else { super.receive(ending) }
  }
}
