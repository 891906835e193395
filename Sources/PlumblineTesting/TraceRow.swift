/// The events of one input or output.
struct TraceRow {
  let name: String
  /// The number of columns before it was recorded.
  let start: Int
  /// The events of each column that has some.
  var events: [Int: [TraceEvent]] = [:]

  /// The column of the last event; nil when the signal has not ended.
  var end: Int? { self.events.first { $0.value.contains(where: \.isLast) }?.key }
}
