public import Dispatch

/// A scheduler, with the name of RxSwift.
public typealias SchedulerType = Scheduler

/// An interval, with the name of RxSwift.
public typealias RxTimeInterval = DispatchTimeInterval

extension MainScheduler {
  /// The scheduler of the main actor.
  public static var instance: MainScheduler { MainScheduler.main }

  /// The scheduler of the main actor.
  public static var asyncInstance: MainScheduler { MainScheduler.main }
}

extension DispatchTimeInterval {
  /// The interval in seconds. `never` is the greatest finite number.
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
