internal import Plumbline

/// A column of a trace: the events of one turn.
struct TraceColumn {
  /// The kinds of columns.
  enum Moment: Equatable {
    /// The events that sources send as soon as they are recorded.
    case start
    /// A call of an input, with the turn that it causes; nil until that has begun.
    case call(TurnNumber?)
    /// A turn that was not caused by a recorded call.
    case turn(TurnNumber)
    /// A column to which no events are added.
    case past
  }

  var moment: Moment
  /// The time in seconds, or nil if the trace has no scheduler.
  let time: Double?
}
