import OpenCombine

extension OpenCombineStreams {
  /// The events of a script, with their times.
  static func events(of script: TimedScript) -> [TimedEvent] {
    let scheduler = VirtualScheduler()
    let subject = PassthroughSubject<Int, ComparisonError>()
    let result: Stream =
      switch script.operation {
      case .debounce(let interval):
        subject.debounce(for: .seconds(interval), scheduler: scheduler).eraseToAnyPublisher()
      case .delay(let interval):
        subject.delay(for: .seconds(interval), scheduler: scheduler).eraseToAnyPublisher()
      case .throttle(let interval):
        subject.throttle(for: .seconds(interval), scheduler: scheduler, latest: true).eraseToAnyPublisher()
      }
    var events: [TimedEvent] = []
    let subscription = result.sink(
      receiveCompletion: { _ in },
      receiveValue: { events.append(TimedEvent(time: scheduler.now.seconds, event: .value($0))) })
    scheduler.advance(by: 0)
    for (pause, event) in script.sends {
      scheduler.advance(by: Double(pause))
      if case .value(let value) = event { subject.send(value) }
      // It does at once what Plumbline does in the same call.
      scheduler.advance(by: 0)
    }
    scheduler.advance(by: Double(TimedScript.rest))
    subscription.cancel()
    return events
  }
}
