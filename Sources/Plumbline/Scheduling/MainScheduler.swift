internal import Dispatch

/// The scheduler of the main actor.
///
/// It is used on the main actor only, and says so when it is not.
public final class MainScheduler: Scheduler {
  /// Makes a scheduler; all of them are alike.
  public init() {}

  /// A scheduler of the main actor.
  public static var main: MainScheduler { MainScheduler() }

  /// The time in seconds since the machine was started; it does not go on while the machine sleeps.
  public var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Runs work on the main actor after a time.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    MainActor.preconditionIsolated("MainScheduler is used on the main actor only")
    let work = AnyDisposable()
    let confined = Confined {
      guard !work.isDisposed else { return }
      // Who collects disposables forgets it then.
      work.dispose()
      action()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(interval, 0)) {
      MainActor.assumeIsolated { confined.value() }
    }
    return work
  }
}

/// The scheduler of the main actor, as older code names it.
public typealias QueueScheduler = MainScheduler

extension Scheduler where Self == MainScheduler {
  /// The scheduler of the main actor.
  public static var main: MainScheduler { MainScheduler() }
}
