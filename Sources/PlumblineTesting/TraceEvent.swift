/// What stands in a trace.
enum TraceEvent {
  /// A value, described.
  case value(String)
  case completed
  /// The error, described.
  case failed(String)
  case interrupted

  /// Whether nothing follows.
  var isLast: Bool {
    if case .value = self { return false }
    return true
  }
}
