internal import Plumbline

/// What happens together: in one turn, and so at one time.
struct TraceColumn {
  /// What the column is for.
  enum Moment: Equatable {
    /// What sources send as soon as they are recorded.
    case start
    /// A call of an input; nil when the turn that it causes has not begun.
    case call(TurnNumber?)
    /// A turn that no recorded call has caused.
    case turn(TurnNumber)
    /// Nothing more.
    case past
  }

  var moment: Moment
  /// The time in seconds; nil when the trace has no scheduler.
  let time: Double?
}
