/// The receiver of the events of a producer that was started by an operator that flattens producers.
final class InnerSink<Value, Failure: Error>: Sink<Value, Failure> {
  let flattening: Flattening<Value, Failure>
  /// The number of the producer.
  let number: Int
  /// Whether an interruption of the producer is forwarded, instead of ending that producer alone.
  let forwardsInterruptions: Bool

  init(_ flattening: Flattening<Value, Failure>, _ number: Int, forwardsInterruptions: Bool) {
    self.flattening = flattening
    self.number = number
    self.forwardsInterruptions = forwardsInterruptions
    super.init(
      receive: { flattening.receive($0, from: number) },
      end: { ending in
        if !forwardsInterruptions, case .interrupted = ending {
          flattening.end(.completed, of: number)
        } else {
          flattening.end(ending, of: number)
        }
      })
  }
}
