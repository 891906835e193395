#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SignalProducer where Value == Date, Failure == Never {
  /// A producer that sends the date each time an interval has elapsed. It does not complete.
  ///
  /// - Parameters:
  ///   - interval: The time between two values, and before the first one.
  ///   - scheduler: The scheduler that measures the time.
  ///   - leeway: The tolerance of the times. It is ignored.
  public static func timer(
    interval: some TimeSpan, on scheduler: any Scheduler, leeway: some TimeSpan = Duration.zero
  ) -> SignalProducer {
    SignalProducer<Void, Never>.ticks(every: interval.inSeconds, on: scheduler)
      .map { [weak scheduler] in scheduler?.currentDate ?? Date() }
  }
}

extension SignalProducer where Failure == Never {
  /// A producer that sends one element of a sequence each time an interval has elapsed, then completes.
  ///
  /// - Parameters:
  ///   - values: The elements.
  ///   - interval: The time between two values, and before the first one.
  ///   - scheduler: The scheduler that measures the time.
  public static func interval(
    _ values: some Sequence<Value>, interval: some TimeSpan, on scheduler: any Scheduler
  ) -> SignalProducer {
    SignalProducer(starting: { core in
      var iterator = values.makeIterator()
      let outlet = Outlet(core)
      let ticks = SignalProducer<Void, Never>.ticks(every: interval.inSeconds, on: scheduler).instance()
      core.add(disposable: AnyDisposable(ticks.interrupt))
      ticks.signal.core.feed(
        core,
        EndingSink(
          receive: { if let next = iterator.next() { outlet.send(next) } else { outlet.end(.completed) } },
          end: { outlet.end($0) }))
      ticks.start()
    })
  }
}

extension SignalProducer where Value == Int, Failure == Never {
  /// A producer that sends 0, 1, 2 and so on, each time an interval has elapsed.
  ///
  /// - Parameters:
  ///   - interval: The time between two values, and before the first one.
  ///   - scheduler: The scheduler that measures the time.
  public static func interval(_ interval: some TimeSpan, on scheduler: any Scheduler) -> SignalProducer {
    .interval(0..., interval: interval, on: scheduler)
  }
}

extension SignalProducer where Value == Void, Failure == Never {
  /// A producer that sends a value each time an interval has elapsed.
  static func ticks(every interval: Double, on scheduler: any Scheduler) -> SignalProducer {
    let interval = interval.checked(for: "timer")
    return SignalProducer(starting: { core in
      let later = WeakOutlet(core)
      let disposable = scheduler.schedule(after: interval, every: interval) { later.send(()) }
      core.add(disposable: disposable)
    })
  }
}
