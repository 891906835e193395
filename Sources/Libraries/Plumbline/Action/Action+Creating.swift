extension Action {
  /// Creates an action whose work needs the value of a property.
  ///
  /// - Parameters:
  ///   - state: The property. It is kept by the action.
  ///   - isEnabled: Returns whether the action is enabled for a value of the property.
  ///   - work: Makes the producer for the current value of the property and an input.
  public convenience init<State: PropertyProtocol, Failure: Error>(
    state: State, enabledIf isEnabled: @escaping (State.Value) -> Bool,
    execute work: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(
      state.producer.map(isEnabled),
      work: { input in work(state.value, input).mapError { $0 as any Error } })
  }

  /// Creates an action whose work needs the value of a property.
  ///
  /// - Parameters:
  ///   - state: The property. It is kept by the action.
  ///   - work: Makes the producer for the current value of the property and an input.
  public convenience init<State: PropertyProtocol, Failure: Error>(
    state: State, execute work: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(nil, work: { input in work(state.value, input).mapError { $0 as any Error } })
  }

  /// Creates an action that is enabled while a property is not nil.
  ///
  /// - Parameters:
  ///   - state: The property. It is kept by the action.
  ///   - work: Makes the producer for the current value of the property and an input.
  public convenience init<Wrapped, Failure: Error>(
    unwrapping state: some PropertyProtocol<Wrapped?>,
    execute work: @escaping (Wrapped, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(
      state.producer.map { $0 != nil },
      work: { input in state.value.map { work($0, input).mapError { $0 as any Error } } })
  }

  /// Creates an action that is enabled while the last value that was proposed to a property is accepted.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - work: Makes the producer for the accepted value and an input.
  public convenience init<Accepted, ValidationError, Failure: Error>(
    validated state: ValidatingProperty<Accepted, ValidationError>,
    execute work: @escaping (Accepted, Input) -> SignalProducer<Output, Failure>
  ) {
    self.init(unwrapping: state.result.map { $0.value }, execute: work)
  }
}

extension Action where Input == Void {
  /// Creates an action whose work needs the value of a property.
  ///
  /// - Parameters:
  ///   - state: The property. It is kept by the action.
  ///   - work: Makes the producer for the current value of the property.
  public convenience init<State: PropertyProtocol, Failure: Error>(
    state: State, execute work: @escaping (State.Value) -> SignalProducer<Output, Failure>
  ) {
    self.init(state: state) { value, _ in work(value) }
  }

  /// Creates an action that is enabled while a property is not nil.
  ///
  /// - Parameters:
  ///   - state: The property. It is kept by the action.
  ///   - work: Makes the producer for the current value of the property.
  public convenience init<Wrapped, Failure: Error>(
    unwrapping state: some PropertyProtocol<Wrapped?>,
    execute work: @escaping (Wrapped) -> SignalProducer<Output, Failure>
  ) {
    self.init(unwrapping: state) { value, _ in work(value) }
  }

  /// Creates an action that is enabled while the last value that was proposed to a property is accepted.
  ///
  /// - Parameters:
  ///   - state: The property.
  ///   - work: Makes the producer for the accepted value.
  public convenience init<Accepted, ValidationError, Failure: Error>(
    validated state: ValidatingProperty<Accepted, ValidationError>,
    execute work: @escaping (Accepted) -> SignalProducer<Output, Failure>
  ) {
    self.init(validated: state) { value, _ in work(value) }
  }
}

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
    self.init(nil, work: work)
  }
}
