public import Plumbline

extension Signal {
  /// Sends each value together with the latest value of another signal. It is `withLatest(from:)`.
  ///
  /// - Parameter other: The other signal or producer.
  public func withLatestFrom<Other>(
    _ other: some SignalProducerConvertible<Other, Never>
  ) -> Signal<(Value, Other), Failure> {
    self.withLatest(from: other)
  }
}
