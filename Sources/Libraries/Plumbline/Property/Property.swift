/// A read-only value that changes over time.
///
/// ```swift
/// let isValid = Property.combineLatest(email, password).map { !$0.isEmpty && $1.count >= 8 }
/// ```
///
/// When the source of a property completes, its signal completes as well, and the value remains. A property is never
/// out of step with the properties that it is derived from: it changes in the turn in which they send, not when they are
/// set. A property that only exposes another one, `Property(other)`, is read as that one is. See <doc:Turns>.
///
/// Reads of the value are tracked by Observation: a SwiftUI view whose body reads it is updated once for each turn that
/// changes it, after all values of the turn have changed.
@propertyWrapper
public final class Property<Value>: PropertyProtocol {
  let storage: State<Value>
  /// The property that this one keeps, and the registrar of tracked reads; nil for most properties.
  ///
  /// Safe because the reference is retained when it is stored, and released when it is replaced or with the property. An
  /// object that is replaced is used no more: the new one holds what it held.
  /// Test: `ObservationTests.capturedPropertyIsKept`
  @exclusivity(unchecked) private var extras: Unmanaged<PropertyExtras>?
  /// Sends the changes, and completes when the source of the property completes.
  public let signal: Signal<Value, Never>

  /// Creates a property with a constant value.
  public init(value: Value) {
    self.storage = State(value)
    self.signal = .empty
  }

  /// Creates a property from a value and the signal of its changes.
  ///
  /// It completes when the signal completes or is interrupted.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  public init(initial: Value, then values: Signal<Value, Never>) {
    let storage = State(initial)
    self.storage = storage
    self.signal = Self.store(values, in: storage)
  }

  /// Creates a property from a value and the producer of its changes, which is started immediately.
  ///
  /// It completes when the producer completes or is interrupted.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
    // A value that is sent at once has no observer yet: it becomes the current value.
    let storage = State(initial)
    self.init(
      storage: storage,
      signal: Signal(starting: values.lift { Self.store($0, in: storage) }))
  }

  /// Stores each value before it is sent. An interruption becomes a completion.
  private static func store(_ values: Signal<Value, Never>, in storage: State<Value>) -> Signal<Value, Never>
  {
    values.forward { output in
      { value in
        storage.replace(with: value)
        output.send(value)
      }
    } end: { output in
      { _ in output.end(.completed) }
    }
  }

  /// Makes the state and the signal of a property that exposes another one.
  private static func expose(
    _ property: some PropertyProtocol<Value>
  ) -> (State<Value>, Signal<Value, Never>) {
    let signal = property.signal.map { $0 }
    if let writable = property.writable {
      return (ExposedState(writable.madeStorage, writable.settled), signal)
    }
    if let property = property as? Property<Value> { return (property.storage, signal) }
    let storage = State(property.settledValue)
    return (storage, Self.store(property.signal, in: storage))
  }

  /// Creates a read-only property from another property, which it does not keep.
  public convenience init(_ property: some PropertyProtocol<Value>) {
    let (storage, signal) = Self.expose(property)
    self.init(storage: storage, signal: signal)
  }

  /// Creates a read-only property from another property, which it keeps.
  ///
  /// The other property does not end before this one.
  public init(capturing property: some PropertyProtocol<Value>) {
    (self.storage, self.signal) = Self.expose(property)
    // Safe because the deinitializer releases it.
    // Test: `ObservationTests.capturedPropertyIsKept`
    self.extras = Unmanaged.passRetained(PropertyExtras(captured: property))
  }

  deinit { self.extras?.release() }

  init(storage: State<Value>, signal: Signal<Value, Never>) {
    self.storage = storage
    self.signal = signal
  }

  /// The current value.
  ///
  /// Observation tracks reads, as those of a stored property of an observable class.
  public var value: Value {
    self.noteRead()
    return self.storage.read()
  }

  private func noteRead() {
    #if canImport(Observation)
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
      if let extras, extras._withUnsafeGuaranteedRef({ $0.noteRead() }) { return }
      if let tracking = PropertyTracking.ofFirstRead() { self.begin(tracking) }
    #endif
  }

  /// Begins to track the reads of the value.
  ///
  /// Safe because the deinitializer releases the tracking.
  /// Test: `ObservationTests.leaks`
  private func begin(_ tracking: PropertyExtras) {
    let former = self.extras
    tracking.begin(self.signal, keeping: former?._withUnsafeGuaranteedRef { $0.captured })
    self.extras = Unmanaged.passRetained(tracking)
    former?.release()
  }

  /// The current value of a declaration such as `@Property(value: 1) var one: Int`.
  public var wrappedValue: Value { self.value }

  /// The property itself.
  public var projectedValue: Property<Value> { self }

  /// Sends the current value, then the changes.
  public var producer: SignalProducer<Value, Never> {
    SignalProducer({ [storage] in storage.settled }, self.signal)
  }
}

extension Property {
  /// Creates a property from a value and the changes that a signal, a producer, or another property sends.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  @_disfavoredOverload
  public convenience init(initial: Value, then values: some SignalProducerConvertible<Value, Never>) {
    self.init(initial: initial, then: values.producer)
  }

  /// Creates a property of optionals from a value and changes that are not optional.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  @_disfavoredOverload
  public convenience init<Wrapped>(
    initial: Value, then values: some SignalProducerConvertible<Wrapped, Never>
  ) where Value == Wrapped? {
    self.init(initial: initial, then: values.producer.map { Optional($0) })
  }
}

extension PropertyProtocol {
  /// A read-only property with the same values.
  @available(*, deprecated, message: "use the property: Observation tracks the reads of 'value'")
  public func observed() -> Property<Value> { Property(self) }
}

extension SignalProducerConvertible where Failure == Never {
  /// A property with the values, which Observation tracks.
  ///
  /// - Parameter initial: The value until the first value is sent.
  @available(*, deprecated, message: "use 'Property(initial:then:)': Observation tracks the reads of 'value'")
  public func observed(initial: Value) -> Property<Value> { Property(initial: initial, then: self.producer) }
}

/// The latest value of a signal, for SwiftUI.
@available(*, deprecated, renamed: "Property", message: "Observation tracks the reads of a property")
public typealias Observed = Property
