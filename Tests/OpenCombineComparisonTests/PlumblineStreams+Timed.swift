import Plumbline
import PlumblineTesting

extension PlumblineStreams {
  /// The events of a script, with their times.
  static func events(of script: TimedScript) -> [TimedEvent] {
    let scheduler = TestScheduler()
    let (signal, observer) = Stream.pipe()
    let result =
      switch script.operation {
      case .debounce(let interval): signal.debounce(Double(interval), on: scheduler)
      case .delay(let interval): signal.delay(Double(interval), on: scheduler)
      case .throttle(let interval): signal.throttle(Double(interval), on: scheduler)
      }
    var events: [TimedEvent] = []
    let observation = result.observe {
      events.append(TimedEvent(time: scheduler.now, event: StreamEvent($0)))
    }
    for (pause, event) in script.sends {
      scheduler.advance(by: Double(pause))
      observer.send(Stream.Event(event))
      // The scheduler sends what is due.
      scheduler.advance()
    }
    scheduler.advance(by: Double(TimedScript.rest))
    observation?.dispose()
    return events
  }
}
