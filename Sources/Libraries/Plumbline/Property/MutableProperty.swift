/// A value that can be set, and the signal of its changes.
///
/// Setting the value always sends it, even if it is equal to the current one. If it is set while a turn runs, for
/// example by an observer, it is sent when that turn has ended.
///
/// ```swift
/// let name = MutableProperty("")
/// name.signal.observeValues { print($0) }
/// name.value = "Ada"  // prints Ada
/// ```
///
/// A change in place, such as `names.value.append("Ada")`, copies nothing. As for any stored property, the value cannot
/// be read meanwhile: by the closure of `removeAll(where:)`, for example.
///
/// When the property is deinitialized, its signal and its producers complete. See <doc:Turns>.
@propertyWrapper
public final class MutableProperty<Value>: PropertyProtocol {
  /// The value that was sent last; nil while it is changed in place.
  ///
  /// Safe because no access lasts while other code runs: `store(_:)` releases the former value after the access, and
  /// `take()` moves it out.
  /// Test: `ExclusivityTests.formerValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) var current: Value?
  /// The same value for producers, which do not retain the property; nil until there is one.
  ///
  /// Safe because it is set once: no access lasts while other code runs.
  /// Test: `ExclusivityTests.formerValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) var storage: WritableState<Value>?
  /// The number of the turn in which the value was sent.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `PropertyInStepTests.whatTakesPartIsInStep`
  @usableFromInline @exclusivity(unchecked) var sendingTurn = -1
  /// The signal of the changes, which the property is a handle of.
  @usableFromInline let core: SignalCore<Value, Never>
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
  /// Test: `PropertyCompletionTests.goesAway`
  deinit {
    Unmanaged.passUnretained(self.core.node)._withUnsafeGuaranteedRef { node in
      if !node.isEnded { Turn.runTeardown(of: node) }
      node.releaseForHandle()
    }
    if let storage = self.storage { storage.endLifetime() }
  }

  /// Sends each value that is set, even if it is equal to the current one.
  @inlinable
  public var signal: Signal<Value, Never> { Signal(self.core) }

  /// The current value.
  ///
  /// Setting it sends the value, or schedules that for the end of the current turn. Code that has set it reads what it
  /// has set. Other code of the turn reads that as well, unless the property has sent a value in this turn: then it reads
  /// the value that the turn has settled to. A change in place, such as `+=`, always changes the value that was set last.
  @inlinable
  public var value: Value {
    get {
      if self.waiting == nil, let current = self.current { return current }
      return self.read()
    }
    set {
      self.core.noteSend()
      Turn.current._withUnsafeGuaranteedRef { turn in
        if turn.isRunning {
          self.setLater(newValue)
        } else {
          turn.isRunning = true
          self.store(newValue, in: turn)
          // Safe because thread-local storage retains the turn until the thread exits.
          // Test: `OneIsolationTests.threadsExit`
          Outlet(self.core).send(newValue, in: Unmanaged.passUnretained(turn))
          turn.end()
        }
      }
    }
    _modify {
      var value = Turn.isRunning ? self.lastWritten : self.take()
      defer { self.value = value }
      yield &value
    }
  }

  /// The current value of a declaration such as `@MutableProperty var name = ""`.
  @inlinable
  public var wrappedValue: Value {
    get { self.value }
    set { self.value = newValue }
    _modify { yield &self.value }
  }

  /// The property itself.
  public var projectedValue: MutableProperty<Value> { self }

  /// Changes the value in place, and sends it once.
  ///
  /// While a turn runs, the closure receives the value that was set last, and the result is sent when the turn has ended.
  /// Events that the closure sends wait until the value has been sent.
  ///
  /// - Parameter action: A closure that changes the value. If it can throw, it changes a copy.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure. The value does not change then.
  @discardableResult
  @inlinable
  public func modify<Result, Failure: Error>(
    _ action: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    self.core.noteSend()
    let turn = Turn.current.takeUnretainedValue()
    guard !turn.isRunning else {
      var value = self.lastWritten
      let result = try action(&value)
      self.setLater(value)
      return result
    }
    turn.isRunning = true
    defer { turn.end() }
    var value = Failure.self == Never.self ? self.take() : self.settled
    let result = try action(&value)
    self.store(value, in: turn)
    self.core.deliver(value)
    return result
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value.
  /// - Returns: The former value.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    let former = self.lastWritten
    self.value = newValue
    return former
  }

  // MARK: Values

  /// The value that was set last, when it waits for the end of the turn.
  @inlinable var waiting: WaitingValue<Value>? { self.storage?.waiting }

  /// Reads the value while one waits, or while it is changed in place.
  @usableFromInline
  func read() -> Value {
    if let waiting = self.waiting, waiting.isRead(ifSentIn: self.sendingTurn) { return waiting.value }
    return self.settled
  }

  /// The value that was set last, even if it waits.
  @inlinable var lastWritten: Value { self.waiting?.value ?? self.settled }

  /// The value that was sent last.
  @inlinable var settled: Value {
    guard let current = self.current else { Self.stopForOverlap() }
    return current
  }

  /// Stops the program, as the compiler does for overlapping accesses to a stored property.
  @usableFromInline
  static func stopForOverlap() -> Never {
    // Optimized code prints the message of `fatalError` only.
    fatalError(
      "Plumbline: the value of a 'MutableProperty<\(Value.self)>' was read by the code that changes it in place. Copy "
        + "it first: 'let former = property.value'.")
  }

  /// Moves the value out, so that it is changed without a copy.
  ///
  /// A value without references, which needs no such care, stays: it can be read while it is changed.
  @inlinable
  func take() -> Value {
    let value = self.settled
    if !_isPOD(Value.self) {
      self.current = nil
      if let storage = self.storage { storage.settled = nil }
    }
    return value
  }

  /// Sets the value when the current turn has ended.
  @usableFromInline
  func setLater(_ value: Value) {
    self.write(value)
    Turn.record(self, value)
    Turn.runNext { [weak self, storage = self.madeStorage, core] in
      if let self {
        self.finishWriting()
        Turn.current._withUnsafeGuaranteedRef { self.store(value, in: $0) }
      } else {
        storage.settleWritten(value)
      }
      core.deliver(value)
    }
  }

  /// Notes a value that is set when the current turn has ended.
  func write(_ value: Value) {
    self.madeStorage.write(value)
  }

  /// Notes that the first of the waiting values is about to be set.
  func finishWriting() {
    self.storage?.finishWriting()
  }

  /// Replaces the value that was sent last; the deinitializer of the former value may read and replace it again.
  @inlinable
  func store(_ newValue: Value, in turn: Turn) {
    let former = self.current
    self.current = newValue
    self.sendingTurn = turn.number
    if let storage = self.storage { storage.settle(newValue, in: turn.number) }
    // An assignment alone releases the former value while the access lasts.
    withExtendedLifetime(former) {}
  }

  /// The storage, which is made when it is needed.
  var madeStorage: WritableState<Value> {
    if let storage { return storage }
    let storage = WritableState(self.current)
    storage.sendingTurn = self.sendingTurn
    self.storage = storage
    return storage
  }

  /// Sends the current value, then the changes.
  public var producer: SignalProducer<Value, Never> {
    let storage = self.madeStorage
    return SignalProducer({ storage.settled }, self.signal)
  }

  /// A lifetime that ends when the property is deinitialized.
  public var lifetime: Lifetime { self.madeStorage.lifetime }
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

extension MutableProperty {
  /// Creates a property for a declaration such as `@MutableProperty var name = ""`.
  ///
  /// - Parameter wrappedValue: The initial value.
  public convenience init(wrappedValue: Value) { self.init(wrappedValue) }

  /// Calls a closure with the current value.
  ///
  /// - Parameter action: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  @discardableResult
  public func withValue<Result, Failure: Error>(
    _ action: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try action(self.value)
  }
}
