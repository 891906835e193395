/// The value that was written last while a turn runs, and that is sent when that turn has ended.
///
/// It decides who reads it (contract 12).
@usableFromInline
final class WaitingValue<Value> {
  /// The value that was written last.
  @usableFromInline private(set) var value: Value
  /// The number of values that wait.
  private var count = 1
  /// The number of the turn in which the value was written.
  private var turn = -1
  /// The code that wrote it; see `Turn.receiver`.
  private var writer: UnsafeMutableRawPointer?
  /// The other code that wrote a value in that turn.
  private var otherWriters: Set<UnsafeMutableRawPointer?> = []

  init(_ value: Value) {
    self.value = value
    self.noteWriter()
  }

  /// Writes another value, which waits behind the others.
  func write(_ newValue: Value) {
    let former = self.value
    self.value = newValue
    // An assignment alone releases the former value while the access lasts.
    withExtendedLifetime(former) {}
    self.count += 1
    self.noteWriter()
  }

  /// Notes that the first of the values is about to be sent.
  ///
  /// - Returns: Whether none waits any more.
  func removeFirst() -> Bool {
    self.count -= 1
    return self.count == 0
  }

  /// Whether the code that runs reads the value, or the one that was sent last.
  ///
  /// It reads the value that it wrote itself, or that the producers that it starts wrote. Other code reads it unless what was
  /// sent last was sent in this turn, so that the code may be below it.
  ///
  /// - Parameter sendingTurn: The number of the turn in which a value was sent last.
  func isRead(ifSentIn sendingTurn: Int) -> Bool {
    Turn.current._withUnsafeGuaranteedRef { turn in
      if sendingTurn != turn.number { return true }
      guard self.turn == turn.number else { return false }
      return self.isWritten(by: turn.receiver) || turn.starters.contains(where: self.isWritten)
    }
  }

  private func isWritten(by writer: UnsafeMutableRawPointer?) -> Bool {
    self.writer == writer || self.otherWriters.contains(writer)
  }

  private func noteWriter() {
    Turn.current._withUnsafeGuaranteedRef { turn in
      if self.turn != turn.number {
        self.otherWriters = []
      } else if self.writer != turn.receiver {
        self.otherWriters.insert(self.writer)
      }
      self.turn = turn.number
      self.writer = turn.receiver
      if !turn.starters.isEmpty { self.otherWriters.formUnion(turn.starters) }
    }
  }
}
