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
