public import Dispatch
public import Foundation
public import Plumbline

// Names that ReactiveSwift had before its versions 3 and 4.

/// An event of a signal.
@available(*, deprecated, message: "Use 'Signal.Event' or 'SignalProducer.Event'.")
public typealias Event<Value, Failure: Error> = Signal<Value, Failure>.Event

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
