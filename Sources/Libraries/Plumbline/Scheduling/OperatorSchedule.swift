/// The scheduled work of a time-based operator, which is cancelled when the signal of the operator terminates.
final class OperatorSchedule: Disposable {
  private let scheduler: any Scheduler
  private var works = CompositeDisposable()
  /// Sends an interruption to the signal of the operator.
  var sendInterruption: () -> Void = {}
  private var isInterrupted = false
  private(set) var isDisposed = false

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Schedules work. It must not retain the scheduler.
  func run(after interval: Double = 0, _ action: @escaping () -> Void) {
    guard !self.isDisposed, !self.isInterrupted else { return }
    self.works.add(self.scheduler.schedule(after: interval, action))
  }

  /// Schedules work that is repeated. It must not retain the scheduler.
  func run(every interval: Double, _ action: @escaping () -> Void) {
    self.works.add(self.scheduler.schedule(after: interval, every: interval, action))
  }

  /// Cancels the work that waits, and schedules other work. It must not retain the scheduler.
  func replace(after interval: Double, _ action: @escaping () -> Void) {
    self.works.dispose()
    self.works = CompositeDisposable()
    self.run(after: interval, action)
  }

  /// Cancels the work that waits, and schedules an interruption.
  func interrupt() {
    guard !self.isDisposed, !self.isInterrupted else { return }
    self.isInterrupted = true
    self.works.dispose()
    self.scheduler.schedule(after: 0, self.sendInterruption)
  }

  func dispose() {
    self.isDisposed = true
    self.works.dispose()
    self.sendInterruption = {}
  }
}

/// The scheduled work of one operator. New work replaces it, and it is cancelled with its owner.
final class Pending: Disposable {
  private var scheduled: (any Disposable)?
  private var number = 0
  private(set) var isDisposed = false

  /// Whether work waits.
  private(set) var isWaiting = false

  /// Schedules work, and cancels the work that waits.
  func replace(on scheduler: any Scheduler, after interval: Double, _ action: @escaping () -> Void) {
    self.cancel()
    guard !self.isDisposed else { return }
    self.number += 1
    let number = self.number
    self.isWaiting = true
    self.scheduled = scheduler.schedule(after: interval) { [weak self] in
      // A scheduler is not required to support cancellation.
      guard let self, self.isWaiting, self.number == number else { return }
      self.isWaiting = false
      self.scheduled = nil
      action()
    }
  }

  /// Cancels the work that waits.
  func cancel() {
    self.isWaiting = false
    let scheduled = self.scheduled
    self.scheduled = nil
    scheduled?.dispose()
  }

  func dispose() {
    self.isDisposed = true
    self.cancel()
  }
}
