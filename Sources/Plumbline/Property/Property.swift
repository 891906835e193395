/// A read-only value that changes over time.
///
/// ```swift
/// let isValid = Property.combineLatest(email, password).map { !$0.isEmpty && $1.count >= 8 }
/// ```
///
/// When the source of a property completes, its signal completes as well, and the value remains. A property is never
/// out of step with the properties that it is derived from; see <doc:Turns>.
public final class Property<Value>: PropertyProtocol {
  let storage: State<Value>
  /// Sends the changes, and completes when the source of the property completes.
  public let signal: Signal<Value, Never>

  /// Creates a property with a constant value.
  public init(value: Value) {
    self.storage = State(value)
    self.signal = .empty
  }

  /// Creates a property from a value and the signal of its changes.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  public init(initial: Value, then values: Signal<Value, Never>) {
    let storage = State(initial)
    self.storage = storage
    self.signal = values.forward { output in
      { value in
        storage.replace(with: value)
        output.send(value)
      }
    }
  }

  /// Creates a property from a value and the producer of its changes, which is started immediately.
  ///
  /// - Parameters:
  ///   - initial: The initial value.
  ///   - values: The values that follow.
  public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
    // A value that is sent at once has no observer yet: it becomes the current value.
    let storage = State(initial)
    self.init(
      storage: storage,
      signal: values.lift { signal in
        signal.forward { output in
          { value in
            storage.replace(with: value)
            output.send(value)
          }
        }
      }.startedSignal())
  }

  /// Creates a read-only property from another property.
  public convenience init(_ property: some PropertyProtocol<Value>) {
    self.init(initial: property.value, then: property.signal)
  }

  /// Creates a read-only property from another property.
  public convenience init(capturing property: some PropertyProtocol<Value>) {
    self.init(property)
  }

  init(storage: State<Value>, signal: Signal<Value, Never>) {
    self.storage = storage
    self.signal = signal
  }

  /// The current value.
  public var value: Value { self.storage.value }

  /// Sends the current value, then the changes.
  public var producer: SignalProducer<Value, Never> { SignalProducer(self.storage, self.signal) }
}
