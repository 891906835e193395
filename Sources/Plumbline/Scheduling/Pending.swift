/// Work that a scheduler has been given, for one operator: the next replaces it, and it goes with its owner.
final class Pending: Disposable {
  private var scheduled: (any Disposable)?
  private var number = 0
  private(set) var isDisposed = false

  /// Whether work waits.
  private(set) var isWaiting = false

  /// Schedules work in place of what waits.
  func replace(on scheduler: any Scheduler, after interval: Double, _ action: @escaping () -> Void) {
    self.cancel()
    guard !self.isDisposed else { return }
    self.number += 1
    let number = self.number
    self.isWaiting = true
    self.scheduled = scheduler.schedule(after: interval) { [weak self] in
      // A scheduler need not be able to cancel.
      guard let self, self.isWaiting, self.number == number else { return }
      self.isWaiting = false
      self.scheduled = nil
      action()
    }
  }

  /// Takes back what waits.
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

/// An interval that is not negative; a negative one is told.
func checked(_ interval: Double, for what: String) -> Double {
  guard interval < 0 else { return interval }
  Misuse.negativeInterval(interval, what).report()
  return 0
}
