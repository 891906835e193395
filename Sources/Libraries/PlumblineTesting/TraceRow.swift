/// The events of one input or output.
struct TraceRow {
  let name: String
  /// The number of columns before the recording began.
  let start: Int
  /// The events by column.
  var events: [Int: [TraceEvent]] = [:]

  /// The column of the terminal event, or nil if the signal has not terminated.
  var end: Int? { self.events.first { $0.value.contains(where: \.isLast) }?.key }
}
