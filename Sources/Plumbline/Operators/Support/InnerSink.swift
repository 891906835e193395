/// The receiver of the events of a producer that was started by an operator that flattens producers.
final class InnerSink<Value, Failure: Error>: Sink<Value, Failure> {
  let flattening: Flattening<Value, Failure>
  /// The number of the producer.
  let number: Int

  init(_ flattening: Flattening<Value, Failure>, _ number: Int) {
    self.flattening = flattening
    self.number = number
    super.init(receive: { flattening.receive($0, from: number) }, end: { flattening.end($0, of: number) })
  }
}
