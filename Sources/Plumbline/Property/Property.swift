/// A value that changes, seen from outside.
///
/// ```swift
/// let isValid = Property.combineLatest(email, password).map { !$0.isEmpty && $1.count >= 8 }
/// ```
///
/// It ends with what it is derived from: its signal completes when that does, and the value stays what it was.
///
/// Source: `Documentation/Contracts.md`, 11 to 13.
public final class Property<Value>: PropertyProtocol {
  let storage: State<Value>
  /// Sends the changes; completes with what the property is derived from.
  public let signal: Signal<Value, Never>

  /// Makes a property of a value that never changes.
  public init(value: Value) {
    self.storage = State(value)
    self.signal = .empty
  }

  /// Makes a property from a value and the signal of its changes.
  ///
  /// - Parameters:
  ///   - initial: the value at first.
  ///   - values: the values that follow.
  public init(initial: Value, then values: Signal<Value, Never>) {
    let storage = State(initial)
    self.storage = storage
    self.signal = values.forward { output in
      { value in
        storage.value = value
        output.send(value)
      }
    }
  }

  /// Makes a property from a value and the producer of its changes, which is started at once.
  ///
  /// - Parameters:
  ///   - initial: the value at first.
  ///   - values: the values that follow.
  public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
    // What is sent at once has no observer yet; it is the value.
    let storage = State(initial)
    self.init(
      storage: storage,
      signal: values.lift { signal in
        signal.forward { output in
          { value in
            storage.value = value
            output.send(value)
          }
        }
      }.startedSignal())
  }

  /// Makes a property that is another one, seen from outside.
  public convenience init(_ property: some PropertyProtocol<Value>) {
    self.init(initial: property.value, then: property.signal)
  }

  /// Makes a property that is another one, seen from outside.
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
