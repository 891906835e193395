/// What an observer got.
struct LogEntry: Equatable, CustomStringConvertible {
  let observer: Int
  let event: GraphEvent
  /// The value of the property that the observer read.
  let reading: Int?

  var description: String {
    "observer \(self.observer): \(self.event)" + (self.reading.map { ", read \($0)" } ?? "")
  }
}
