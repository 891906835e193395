/// Calls a closure at the end of the turns that it joins.
///
/// A turn is everything that one send causes. The closure is called when the turn has settled: all its events have been
/// sent, and the values that are set meanwhile wait for turns of their own. Debugging tools join the turns in which they
/// have received an event. A turn that no observer joins does nothing for them.
///
/// ```swift
/// var changes: [String] = []
/// let observer = TurnObserver { print(changes.joined(separator: ", ")); changes = [] }
/// name.signal.observeValues { changes.append("name: \($0)"); observer.join() }
/// age.signal.observeValues { changes.append("age: \($0)"); observer.join() }
/// ```
public final class TurnObserver {
  private let turnDidEnd: () -> Void
  /// Whether the observer has joined a turn whose end it has not been told of.
  private var hasJoined = false

  /// Creates an observer that has joined no turn.
  ///
  /// - Parameter turnDidEnd: A closure that is called once for each turn that the observer joins.
  public init(turnDidEnd: @escaping () -> Void) {
    self.turnDidEnd = turnDidEnd
  }

  /// Joins the turn that runs on this thread. The turn retains the observer until it has ended.
  ///
  /// An observer that joins a turn several times is called once.
  ///
  /// - Returns: Whether a turn runs.
  @discardableResult
  public func join() -> Bool {
    Turn.current._withUnsafeGuaranteedRef { turn in
      guard turn.isRunning else { return false }
      if !self.hasJoined {
        self.hasJoined = true
        turn.add(observer: self)
      }
      return true
    }
  }

  /// Notes that the turn has ended. An observer that joins the turn meanwhile is not called again.
  func noteTurnEnd() {
    self.turnDidEnd()
    self.hasJoined = false
  }
}
