/// The identity of a turn, for recordings.
package struct TurnNumber: Equatable {
  /// The instance of the thread that the turn runs on.
  private let thread: ObjectIdentifier
  private let number: Int

  /// The current turn of this thread; nil when none runs.
  package static var current: TurnNumber? {
    Turn.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return nil }
      return TurnNumber(thread: ObjectIdentifier(turn), number: turn.number)
    }
  }
}
