/// An event and its time in seconds.
struct TimedEvent: Equatable, CustomStringConvertible {
  let time: Double
  let event: StreamEvent

  var description: String { "\(self.time): \(self.event)" }
}
