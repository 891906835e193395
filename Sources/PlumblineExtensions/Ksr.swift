public import Dispatch
public import Plumbline

extension Signal {
  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(
    _ interval: Duration, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func ksr_delay(
    _ interval: DispatchTimeInterval, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(
    _ interval: Double, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(
    _ interval: Duration, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func ksr_debounce(
    _ interval: DispatchTimeInterval, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(
    _ interval: Double, on scheduler: @autoclosure () -> any Scheduler
  ) -> Signal<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }
}

extension SignalProducer {
  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(
    _ interval: Duration, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func ksr_delay(
    _ interval: DispatchTimeInterval, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends each value, and the completion, later.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_delay(
    _ interval: Double, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.delay(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(
    _ interval: Duration, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The scheduler that measures the time.
  @_disfavoredOverload
  public func ksr_debounce(
    _ interval: DispatchTimeInterval, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }

  /// Sends a value when no other value has followed within an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds.
  ///   - scheduler: The scheduler that measures the time.
  public func ksr_debounce(
    _ interval: Double, on scheduler: @autoclosure () -> any Scheduler
  ) -> SignalProducer<Value, Failure> {
    self.debounce(interval, on: scheduler())
  }
}
