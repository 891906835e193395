extension SignalProducer {
  /// Creates a producer whose starts share one start of this producer, and receive its last values.
  ///
  /// The first start begins the work. The work continues when starts are interrupted, and ends when it terminates, or when
  /// the producer that this method returns is released and all its starts have ended. A start receives the buffered
  /// values, also after the work has terminated; then it receives the terminal event.
  ///
  /// - Parameter capacity: The number of values in the buffer.
  public func replayLazily(upTo capacity: Int) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    let replaying = Replaying(source, capacity: max(capacity, 0))
    return SignalProducer(depth: source.depth + 1, starting: { replaying.start($0) })
  }
}
