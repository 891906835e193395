extension SignalProducer {
  /// The type of the signal of a start.
  public typealias ProducedSignal = Signal<Value, Failure>

  /// Creates a producer from a signal, a property, a result, or another producer.
  @_disfavoredOverload
  public init(_ base: some SignalProducerConvertible<Value, Failure>) {
    self = base.producer
  }

  /// Creates a producer that calls a function at each start, and sends its value, or fails with its error.
  ///
  /// - Parameter action: The function.
  public init(_ action: @escaping () -> Result<Value, Failure>) {
    self.init(starting: { core in
      switch action() {
      case .success(let value):
        core.deliver(value)
        core.deliver(.completed)
      case .failure(let error): core.deliver(.failed(error))
      }
    })
  }

  /// Creates a producer that calls a function at each start, sends its value and completes.
  ///
  /// - Parameter action: The function.
  public init(_ action: @escaping () -> Value) {
    self.init(starting: { core in
      core.deliver(action())
      core.deliver(.completed)
    })
  }

  /// Starts the producer after a closure has observed its signal.
  ///
  /// - Parameter setUp: A closure that receives the signal, and a disposable that interrupts it. The producer is not
  ///   started if the closure interrupts it.
  /// - Returns: The result of the closure.
  @discardableResult
  @_disfavoredOverload
  public func startWithSignal<Result>(
    _ setUp: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Result
  ) -> Result {
    var result: Result?
    self.startWithSignal { signal, interruptHandle -> Void in result = setUp(signal, interruptHandle) }
    guard let result else { preconditionFailure("The closure of 'startWithSignal' was not called.") }
    return result
  }

  /// Creates a function of producers from an operator of two signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signals of each start.
  /// - Returns: A function that receives the other producer.
  public func lift<Other, OtherFailure, Output, OutputFailure>(
    _ transform:
      @escaping (Signal<Value, Failure>) -> (Signal<Other, OtherFailure>) -> Signal<Output, OutputFailure>
  ) -> (SignalProducer<Other, OtherFailure>) -> SignalProducer<Output, OutputFailure> {
    { other in self.lift(other) { transform($0)($1) } }
  }

  /// Creates a function of signals from an operator of two signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signal of each start, and to the other signal.
  /// - Returns: A function that receives the other signal.
  public func lift<Other, OtherFailure, Output, OutputFailure>(
    _ transform:
      @escaping (Signal<Value, Failure>) -> (Signal<Other, OtherFailure>) -> Signal<Output, OutputFailure>
  ) -> (Signal<Other, OtherFailure>) -> SignalProducer<Output, OutputFailure> {
    { other in self.lift { transform($0)(other) } }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Creates a producer that calls a function at each start, and sends its value, or fails with its error.
  ///
  /// - Parameter action: The function.
  public init(_ action: @escaping () throws -> Value) {
    self.init { () -> Result<Value, any Swift.Error> in Result { try action() } }
  }
}

extension Result: SignalProducerConvertible {
  /// A producer that sends the value and completes, or fails.
  public var producer: SignalProducer<Success, Failure> { SignalProducer(result: self) }
}
