/// A receiver of the events of a signal: an observer, or the signal of an operator.
@usableFromInline
final class Sink<Value, Failure: Error>: EndingSink<Failure> {
  @usableFromInline let receive: (Value) -> Void

  @inlinable
  init(receive: @escaping (Value) -> Void, end: ((Ending<Failure>) -> Void)? = nil) {
    self.receive = receive
    super.init(end: end)
  }
}
