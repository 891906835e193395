/// A value that can be set, and the signal of its changes.
///
/// Setting the value always sends it, even if it is equal to the current one. If it is set while a turn runs, for
/// example by an observer, the value changes when that turn has ended.
///
/// ```swift
/// let name = MutableProperty("")
/// name.signal.observeValues { print($0) }
/// name.value = "Ada"  // prints Ada
/// ```
///
/// When the property is deinitialized, its signal and its producers complete. See <doc:Turns>.
@propertyWrapper
public final class MutableProperty<Value>: PropertyProtocol {
  /// The current value.
  ///
  /// Safe because no access lasts while other code runs: `store(_:)` releases the former value after the access.
  /// Test: `ExclusivityTests.formerValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) var current: Value
  /// The current value for producers, which do not retain the property; nil until there is one.
  ///
  /// Safe because it is set once: no access lasts while other code runs.
  /// Test: `ExclusivityTests.formerValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) var storage: State<Value>?
  /// The signal of the changes, which the property is a handle of.
  @usableFromInline let core: SignalCore<Value, Never>
  /// The value that was set last, and the number of values that wait for the end of the turn; nil when none waits.
  @usableFromInline var waiting: State<(value: Value, count: Int)>?
  @usableFromInline var token: Lifetime.Token?

  /// Creates a property.
  ///
  /// - Parameter initialValue: The initial value.
  @inlinable
  public init(_ initialValue: Value) {
    self.current = initialValue
    self.core = SignalCore()
    self.core.node.handles = 1
  }

  /// Safe because the property retains its core until the end of the deinitializer.
  /// Test: `Contract13Tests.goesAway`
  deinit {
    Unmanaged.passUnretained(self.core.node)._withUnsafeGuaranteedRef { node in
      if !node.isEnded { Turn.runTeardown(of: node) }
      node.releaseForHandle()
    }
  }

  /// Sends each value that is set, even if it is equal to the current one.
  @inlinable
  public var signal: Signal<Value, Never> { Signal(self.core) }

  /// The current value.
  ///
  /// In an observer, it is the value that the turn has settled to for everything above the observer. Setting it sends
  /// the value, or schedules that for the end of the current turn.
  @inlinable
  public var value: Value {
    get { self.current }
    set {
      Turn.current._withUnsafeGuaranteedRef { turn in
        if turn.isRunning {
          self.setLater(newValue)
        } else {
          turn.isRunning = true
          self.store(newValue)
          self.core.deliver(newValue)
          turn.end()
        }
      }
    }
  }

  /// The current value of a declaration such as `@MutableProperty var name = ""`.
  @inlinable
  public var wrappedValue: Value {
    get { self.value }
    set { self.value = newValue }
  }

  /// The property itself.
  public var projectedValue: MutableProperty<Value> { self }

  /// Changes the value in place, and sends it once.
  ///
  /// While a turn runs, the closure receives the value that was set last, and the value changes when the turn has ended.
  ///
  /// - Parameter action: A closure that changes the value.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. The value does not change then.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ action: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = self.waiting?.value.value ?? self.value
    let result = try action(&value)
    self.value = value
    return result
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value.
  /// - Returns: The former value.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    self.modify { value in
      let former = value
      value = newValue
      return former
    }
  }

  @usableFromInline
  func setLater(_ value: Value) {
    self.waiting = State((value, (self.waiting?.value.count ?? 0) + 1))
    Turn.runNext { [weak self, storage = self.madeStorage, core] in
      if let self {
        if let waiting = self.waiting {
          waiting.value.count -= 1
          if waiting.value.count == 0 { self.waiting = nil }
        }
        self.store(value)
      } else {
        storage.replace(with: value)
      }
      core.deliver(value)
    }
  }

  /// Replaces the current value; the deinitializer of the former value may read and replace it again.
  @inlinable
  func store(_ newValue: Value) {
    let former = self.current
    self.current = newValue
    if let storage = self.storage { storage.replace(with: newValue) }
    // An assignment alone releases the former value while the access lasts.
    withExtendedLifetime(former) {}
  }

  /// The storage, which is made when it is needed.
  private var madeStorage: State<Value> {
    if let storage { return storage }
    let storage = State(self.current)
    self.storage = storage
    return storage
  }

  /// Sends the current value, then the changes.
  public var producer: SignalProducer<Value, Never> { SignalProducer(self.madeStorage, self.signal) }

  /// A lifetime that ends when the property is deinitialized.
  public var lifetime: Lifetime {
    let token = self.token ?? Lifetime.Token()
    self.token = token
    return Lifetime(token)
  }
}

extension MutableProperty where Value == Void {
  /// Creates a property for an input without a value.
  public convenience init() {
    self.init(())
  }
}

extension MutableProperty where Value: ExpressibleByNilLiteral {
  /// Creates a property whose initial value is nil.
  public convenience init() {
    self.init(nil)
  }
}
