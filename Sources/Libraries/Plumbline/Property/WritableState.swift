/// A value that code writes: it changes at once, or when the current turn has ended.
///
/// Producers and properties hold it instead of a property that they do not retain.
@usableFromInline
package final class WritableState<Value> {
  /// The value that was sent last; nil while it is changed in place.
  ///
  /// Safe because no access lasts while other code runs: `settle(_:in:)` releases the former value after the access.
  /// Test: `ExclusivityTests.formerValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) package var settled: Value?
  /// The number of the turn in which the value was sent.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `PropertyInStepTests.whatTakesPartIsInStep`
  @usableFromInline @exclusivity(unchecked) var sendingTurn = -1
  /// The value that was written last, when it waits for the end of the turn.
  ///
  /// Safe because the object that is replaced holds a value that is held elsewhere as well, so that no other code runs.
  /// Test: `ExclusivityTests.waitingValueUsesItsProperty`
  @usableFromInline @exclusivity(unchecked) private(set) var waiting: WaitingValue<Value>?
  /// The token of the lifetime of the property, once that is needed.
  private var token: Lifetime.Token?

  @usableFromInline
  package init(_ settled: Value?) {
    self.settled = settled
  }

  /// The lifetime of the property.
  var lifetime: Lifetime {
    let token = self.token ?? Lifetime.Token()
    self.token = token
    return Lifetime(token)
  }

  /// Ends the lifetime of the property, which is being deinitialized.
  func endLifetime() {
    let token = self.token
    self.token = nil
    withExtendedLifetime(token) {}
  }

  /// The waiting value, if there is one and the code that runs reads it; see `WaitingValue.isRead(ifSentIn:)`.
  var written: Value? {
    guard let waiting = self.waiting, waiting.isRead(ifSentIn: self.sendingTurn) else { return nil }
    return waiting.value
  }

  /// The value, as the code that runs reads it.
  package func read() -> Value {
    guard let value = self.written ?? self.settled else { MutableProperty<Value>.stopForOverlap() }
    return value
  }

  /// The value that was written last.
  var lastWritten: Value? { self.waiting?.value ?? self.settled }

  /// Notes a value that is sent when the current turn has ended.
  func write(_ value: Value) {
    if let waiting = self.waiting { waiting.write(value) } else { self.waiting = WaitingValue(value) }
  }

  /// Notes that the first of the waiting values is about to be sent.
  func finishWriting() {
    if self.waiting?.removeFirst() == true { self.waiting = nil }
  }

  /// Notes a value that is sent when the current turn has ended, if one runs.
  package func writeInTurn(_ value: Value) {
    if Turn.isRunning { self.write(value) }
  }

  /// Replaces the value that was sent last by the first of those that wait, if any.
  @usableFromInline
  package func settleWritten(_ value: Value) {
    self.finishWriting()
    self.settle(value, in: Turn.number)
  }

  /// Replaces the value that was sent last; the deinitializer of the former value may read and replace it again.
  @inlinable
  func settle(_ newValue: Value, in turn: Int) {
    let former = self.settled
    self.settled = newValue
    self.sendingTurn = turn
    // An assignment alone releases the former value while the access lasts.
    withExtendedLifetime(former) {}
  }
}

/// The value of a property that exposes a writable one: it is read from that one, and not copied.
final class ExposedState<Value>: State<Value> {
  private let source: WritableState<Value>

  init(_ source: WritableState<Value>, _ initial: Value) {
    self.source = source
    super.init(initial)
  }

  override func read() -> Value { self.source.read() }

  override var settled: Value { self.source.settled ?? self.source.read() }
}
