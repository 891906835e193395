extension Action {
  /// Creates an action whose work is a producer.
  ///
  /// Without an error of its own, the work may be `.empty` or another producer whose type is inferred.
  ///
  /// - Parameters:
  ///   - condition: Whether the action is enabled. Until its first value, the action is not enabled.
  ///   - work: Makes the producer for an input.
  public convenience init(
    enabledIf condition: some SignalProducerConvertible<Bool, Never>,
    execute work: @escaping (Input) -> SignalProducer<Output, any Error>
  ) {
    self.init(condition.producer, work: work)
  }

  /// Creates an action whose work is a producer, and that is enabled unless it is executing.
  ///
  /// Without an error of its own, the work may be `.empty` or another producer whose type is inferred.
  ///
  /// - Parameter work: Makes the producer for an input.
  public convenience init(execute work: @escaping (Input) -> SignalProducer<Output, any Error>) {
    self.init(Property(value: true).producer, work: work)
  }
}
