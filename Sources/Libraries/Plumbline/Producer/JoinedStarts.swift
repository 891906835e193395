/// The starts of producers that are joined.
@usableFromInline
struct JoinedStarts {
  private var starts: [() -> Void] = []
  private var interrupts: [() -> Void] = []

  @usableFromInline init() {}

  /// Makes the signal of a producer, which is started with the others.
  @inlinable
  mutating func signal<Value, Failure>(
    of producer: SignalProducer<Value, Failure>
  ) -> Signal<Value, Failure> {
    // A join derives a signal of its own, so it can be applied to the signal itself.
    producer.hot ?? self.ownSignal(of: producer)
  }

  /// Makes a new signal for a producer, which is started with the others.
  @inlinable
  mutating func ownSignal<Value, Failure>(
    of producer: SignalProducer<Value, Failure>
  ) -> Signal<Value, Failure> {
    let instance = producer.instance()
    self.add(start: instance.start, interrupt: instance.interrupt)
    return instance.signal
  }

  @usableFromInline
  mutating func add(start: @escaping () -> Void, interrupt: @escaping () -> Void) {
    self.starts.append(start)
    self.interrupts.append(interrupt)
  }

  /// Starts the last producer first.
  @usableFromInline
  mutating func reverse() { self.starts.reverse() }

  /// Starts the producers in the current turn.
  @usableFromInline
  func start() {
    for start in self.starts { start() }
  }

  /// Interrupts the work of the producers.
  @usableFromInline
  func interrupt() {
    for interrupt in self.interrupts { interrupt() }
  }
}

// Producers, signals and properties can be joined with each other. Those of different types have generated overloads.
extension SignalProducer {
  /// Sends the latest values of all, once each has sent a value.
  @_disfavoredOverload
  public static func combineLatest<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure> {
    SignalProducer.combineLatest(sources.map(\.producer))
  }

  /// Sends the first values of all together, then the second values, and so on.
  @_disfavoredOverload
  public static func zip<Source: SignalProducerConvertible<Value, Failure>>(
    _ sources: some Sequence<Source>
  ) -> SignalProducer<[Value], Failure> {
    SignalProducer.zip(sources.map(\.producer))
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer, fourth.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([first.producer, second.producer, third.producer, fourth.producer, fifth.producer])
  }

  /// Sends the values of all as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some SignalProducerConvertible<Value, Failure>,
    _ second: some SignalProducerConvertible<Value, Failure>,
    _ third: some SignalProducerConvertible<Value, Failure>,
    _ fourth: some SignalProducerConvertible<Value, Failure>,
    _ fifth: some SignalProducerConvertible<Value, Failure>,
    _ sixth: some SignalProducerConvertible<Value, Failure>
  ) -> SignalProducer<Value, Failure> {
    SignalProducer.merge([
      first.producer, second.producer, third.producer, fourth.producer, fifth.producer, sixth.producer,
    ])
  }
}
