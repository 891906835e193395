/// A value that changes over time, and the signal of its changes.
public protocol PropertyProtocol<Value>: AnyObject, SignalProducerConvertible where Failure == Never {
  /// The current value.
  ///
  /// In an observer, it is the value that the turn has settled to for everything above the observer.
  var value: Value { get }

  /// Sends the changes.
  var signal: Signal<Value, Never> { get }
}

extension SignalProducer where Failure == Never {
  /// Creates the producer of a property: it sends the current value, then the changes.
  init(_ storage: State<Value>, _ signal: Signal<Value, Never>) {
    self.init(starting: { core in
      core.deliver(storage.value)
      let outlet = Outlet(core)
      signal.core.feed(core, Sink(receive: { outlet.send($0) }))
    })
  }
}

extension PropertyProtocol {
  /// Creates a property from an operator.
  ///
  /// - Parameters:
  ///   - initial: Makes the initial value from the current one.
  ///   - transform: Makes the signal of the changes.
  func lift<Output>(
    _ initial: (Value) -> Output, _ transform: (Signal<Value, Never>) -> Signal<Output, Never>
  ) -> Property<Output> {
    Property(initial: initial(self.value), then: transform(self.signal))
  }
}
