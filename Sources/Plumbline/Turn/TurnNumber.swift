/// Which turn runs, for what records turns.
package struct TurnNumber: Equatable {
  /// The object of the thread that the turn runs on.
  private let thread: ObjectIdentifier
  private let number: Int

  /// The turn that runs on this thread; nil when none does.
  package static var current: TurnNumber? {
    Turn.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return nil }
      return TurnNumber(thread: ObjectIdentifier(turn), number: turn.countedNumber())
    }
  }
}
