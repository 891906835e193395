/// A value that can be set, and the signal of its changes.
///
/// Setting the value always sends it, an equal one as well. Set while a turn runs, in an observer say, the value
/// changes when that turn has ended.
///
/// ```swift
/// let name = MutableProperty("")
/// name.signal.observeValues { print($0) }
/// name.value = "Ada"  // prints Ada
/// ```
///
/// Source: `Documentation/Contracts.md`, 3 and 11 to 13.
public final class MutableProperty<Value>: PropertyProtocol {
  @usableFromInline let storage: State<Value>
  @usableFromInline let core: SignalCore<Value, Never>
  @usableFromInline let outlet: Outlet<Value, Never>
  /// Sends the changes: each value that is set, an equal one as well.
  public let signal: Signal<Value, Never>
  /// What was set last and waits for the end of the turn, with the number of the sets that wait.
  private var waiting: (value: Value, count: Int)?
  private var token: Lifetime.Token?

  /// Makes a property.
  ///
  /// - Parameter initialValue: the value at first.
  public init(_ initialValue: Value) {
    self.storage = State(initialValue)
    self.core = SignalCore()
    self.outlet = Outlet(self.core)
    self.signal = Signal(self.core)
  }

  deinit {
    if !self.core.isEnded { Turn.runGoodbye { [core] in core.deliver(.completed) } }
  }

  /// The current value.
  ///
  /// Read in an observer, it is what the turn has settled to for everything above the observer. Setting it sends the
  /// value; while a turn runs, that is done when the turn has ended.
  @inlinable
  public var value: Value {
    get { self.storage.value }
    set {
      Turn.current._withUnsafeGuaranteedRef { turn in
        if turn.isRunning {
          self.setLater(newValue)
        } else {
          turn.isRunning = true
          self.storage.value = newValue
          self.outlet.send(newValue)
          turn.end()
        }
      }
    }
  }

  /// Changes the value, and sends it once.
  ///
  /// While a turn runs, the closure sees what was set last, and the change is done when the turn has ended.
  ///
  /// - Parameter action: changes the value.
  /// - Returns: what the closure returns.
  /// - Throws: what the closure throws; the value is not changed then.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ action: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var value = self.waiting?.value ?? self.value
    let result = try action(&value)
    self.value = value
    return result
  }

  /// Replaces the value.
  ///
  /// - Returns: the value before.
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
    self.waiting = (value, (self.waiting?.count ?? 0) + 1)
    Turn.runNext { [weak self, storage, core] in
      if let self, let waiting = self.waiting {
        self.waiting = waiting.count == 1 ? nil : (waiting.value, waiting.count - 1)
      }
      storage.value = value
      core.deliver(value)
    }
  }

  /// Sends the current value, then the changes.
  public var producer: SignalProducer<Value, Never> { SignalProducer(self.storage, self.signal) }

  /// How long the property lives.
  public var lifetime: Lifetime {
    let token = self.token ?? Lifetime.Token()
    self.token = token
    return Lifetime(token)
  }
}

extension MutableProperty where Value == Void {
  /// Makes a property for an input without a value.
  public convenience init() {
    self.init(())
  }
}

extension MutableProperty where Value: ExpressibleByNilLiteral {
  /// Makes a property that has no value yet.
  public convenience init() {
    self.init(nil)
  }
}
