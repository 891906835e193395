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
