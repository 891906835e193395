public import Dispatch

/// What runs work at a time, by the name that RxSwift gives it.
public typealias SchedulerType = Scheduler

/// An interval, by the name that RxSwift gives it.
public typealias RxTimeInterval = DispatchTimeInterval

extension MainScheduler {
  /// The scheduler of the main actor.
  public static var instance: MainScheduler { MainScheduler.main }

  /// The scheduler of the main actor.
  public static var asyncInstance: MainScheduler { MainScheduler.main }
}

extension DispatchTimeInterval {
  /// The interval in seconds; one that never ends is as long as a number can be.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: .greatestFiniteMagnitude
    }
  }
}
