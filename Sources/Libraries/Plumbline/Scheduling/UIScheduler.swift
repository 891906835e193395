/// The scheduler of the main actor that runs work immediately, within the call that schedules it.
///
/// It supports code that was written for other libraries: signals of a view model are on the main actor already. Work that
/// is scheduled after an interval runs later, on the main actor. Scheduling work anywhere else is a precondition failure.
public final class UIScheduler: Scheduler {
  private let main = MainScheduler()

  /// Creates a scheduler. All instances behave alike.
  public init() {}

  /// The time in seconds since the system was started, not counting the time that it was asleep.
  public var now: Double { self.main.now }

  /// Runs work on the main actor: immediately, or after an interval.
  ///
  /// - Parameters:
  ///   - interval: The time in seconds. With 0, the work runs within this call.
  ///   - action: The work.
  /// - Returns: A disposable that cancels the work, or nil if it has run.
  @discardableResult
  public func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    MainActor.preconditionIsolated("UIScheduler must be used on the main actor.")
    if interval > 0 { return self.main.schedule(after: interval, action) }
    action()
    return nil
  }
}
