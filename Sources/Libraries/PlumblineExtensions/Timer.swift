public import Dispatch
public import Foundation
public import Plumbline

/// A producer that sends the date each time an interval has elapsed. It does not complete.
///
/// - Parameters:
///   - interval: The time between two values, and before the first one.
///   - scheduler: The scheduler that measures the time.
@available(*, deprecated, message: "Use 'SignalProducer.timer(interval:on:)'.")
public func timer(
  interval: DispatchTimeInterval, on scheduler: any Scheduler
) -> SignalProducer<Date, Never> {
  .timer(interval: interval, on: scheduler)
}
