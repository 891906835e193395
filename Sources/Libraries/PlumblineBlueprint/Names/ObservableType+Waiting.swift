public import Dispatch

extension ObservableType {
  /// Sends an element when no other element has followed within an interval. An element that waits is sent at completion.
  public func debounce(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    self.lift { $0.debounce(dueTime.inSeconds, on: scheduler, completion: .sendsValue) }
  }

  /// Sends an element, then the latest element of each interval.
  public func throttle(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    self.lift { $0.throttleAfterFirst(dueTime.inSeconds, on: scheduler) }
  }

  /// Sends an element, then skips those of the following interval, or sends the latest of them at its end.
  ///
  /// - Parameters:
  ///   - dueTime: The interval.
  ///   - latest: Whether the latest element of each interval is sent.
  ///   - scheduler: The scheduler that measures the time.
  public func throttle(
    _ dueTime: DispatchTimeInterval, latest: Bool, scheduler: any SchedulerType
  ) -> Observable<Element> {
    if latest { return self.throttle(dueTime, scheduler: scheduler) }
    let interval = dueTime.inSeconds
    return self.lift { signal in
      var next = -Double.infinity
      return signal.filter { _ in
        let now = scheduler.now
        // Less than a nanosecond is a rounding error.
        guard next - now < 1e-9 else { return false }
        next = now + interval
        return true
      }
    }
  }

  /// Sends each element after an interval.
  public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    self.lift { $0.delay(dueTime.inSeconds, on: scheduler) }
  }

  /// Fails with ``RxError/timeout`` when no element is sent within an interval.
  public func timeout(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let interval = dueTime.inSeconds
    let elements = self.producer.map { Optional($0) }.concat(value: nil)
      .prefix(value: nil).enumerated()
      .switchMap { index, element -> SignalProducer<Element?, any Swift.Error> in
        let isFirst = index == 0
        guard element != nil || isFirst else { return SignalProducer(value: nil) }
        let late = SignalProducer<Element?, any Swift.Error>.never.timeout(
          after: interval, raising: RxError.timeout, on: scheduler)
        return isFirst ? late : late.prefix(value: element)
      }
    return Observable(elements.take(while: { $0 != nil }).compactMap { $0 })
  }

  /// Continues with another observable when no element is sent within an interval.
  public func timeout(
    _ dueTime: DispatchTimeInterval, other: some ObservableType<Element>, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let other = other.producer
    return self.timeout(dueTime, scheduler: scheduler).catch { error in
      if case RxError.timeout = error { return Observable(other) }
      throw error
    }
  }

  /// Sends elements for an interval, then completes.
  public func take(for duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    self.take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Skips elements for an interval.
  public func skip(_ duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    self.skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Subscribes after an interval.
  public func delaySubscription(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = self.producer
    let start = Observable<Int>.timer(dueTime, scheduler: scheduler)
    return start.flatMap { _ in Observable(source) }
  }

  /// Sends each event on a scheduler.
  public func observe(on scheduler: any SchedulerType) -> Observable<Element> {
    self.lift { $0.observe(on: scheduler) }
  }
}

/// The former error of an observable that has sent no element within an interval.
@available(*, deprecated, message: "an observable fails with 'RxError.timeout'")
public struct TimeoutError: Error {
  /// Creates the error.
  public init() {}
}
