/// An event of a trace.
enum TraceEvent {
  /// The description of a value.
  case value(String)
  case completed
  /// The description of an error.
  case failed(String)
  case interrupted

  /// Whether the event is a terminal event.
  var isLast: Bool {
    if case .value = self { return false }
    return true
  }
}
