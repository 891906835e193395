/// A value that changes over time, and the signal of its changes.
public protocol PropertyProtocol<Value>: AnyObject, SignalProducerConvertible where Failure == Never {
  /// The current value.
  ///
  /// In an observer below the property, it is the value that the turn has settled to.
  var value: Value { get }

  /// Sends the changes.
  var signal: Signal<Value, Never> { get }
}

extension SignalProducer where Failure == Never {
  /// Creates the producer of a property: it sends the current value, then the changes.
  ///
  /// - Parameters:
  ///   - current: Returns the current value; nil while it is changed in place.
  ///   - signal: Sends the changes.
  init(_ current: @escaping () -> Value?, _ signal: Signal<Value, Never>) {
    self.init(starting: { core in
      if let value = current() { core.deliver(value) }
      signal.core.feed(core)
    })
  }
}

/// A property whose values are those of another one, which is set.
protocol WrittenProperty<Value>: PropertyProtocol {
  /// The property that is set.
  var written: MutableProperty<Value> { get }
}

extension PropertyProtocol {
  /// The property that is set when this one is, if any.
  var writable: MutableProperty<Value>? {
    (self as? MutableProperty<Value>) ?? (self as? any WrittenProperty<Value>)?.written
  }

  /// The value that was sent last, which a property that is made from this one begins with: it changes in the turns in
  /// which this one does.
  @usableFromInline var settledValue: Value {
    // A property that is made in the body of a view is not a read of this one there.
    if let property = self as? Property<Value> { return property.storage.settled }
    // Outside of turns, no value waits.
    guard Turn.isRunning else { return self.value }
    return self.writable?.settled ?? self.value
  }

  /// Creates a property from an operator.
  ///
  /// - Parameters:
  ///   - initial: Makes the initial value from the current one.
  ///   - transform: Makes the signal of the changes.
  func lift<Output>(
    _ initial: (Value) -> Output, _ transform: (Signal<Value, Never>) -> Signal<Output, Never>
  ) -> Property<Output> {
    Property(initial: initial(self.settledValue), then: transform(self.signal))
  }
}

extension PropertyProtocol {
  /// Returns a property with a constant, which it sends for each change.
  @_disfavoredOverload
  public func map<Constant>(value: Constant) -> Property<Constant> { self.map { _ in value } }

  /// Returns a property with the value and its predecessor.
  ///
  /// - Parameter initial: The predecessor of the current value.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    let current = self.settledValue
    return self.lift({ (initial, $0) }) { $0.combinePrevious(current) }
  }

  /// Returns a property with pairs of values: the current ones, then the first changes of both, and so on.
  public func zip<Other>(with other: some PropertyProtocol<Other>) -> Property<(Value, Other)> {
    Property.zip(self, other)
  }
}
