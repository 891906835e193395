/// A receiver of the events of a signal: an observer, or the signal of an operator.
@usableFromInline
final class Sink<Value, Failure: Error>: AnySink {
  @usableFromInline let receive: (Value) -> Void

  /// Creates a receiver that ends as its source does: an observer, or a sink that feeds a node with the same type of
  /// error.
  @inlinable
  init(receive: @escaping (Value) -> Void) {
    self.receive = receive
    super.init(end: nil, isStep: false)
  }

  @inlinable
  init(receive: @escaping (Value) -> Void, end: @escaping (Ending<Failure>) -> Void) {
    self.receive = receive
    super.init(end: { end(Ending($0)) }, isStep: false)
  }
}
