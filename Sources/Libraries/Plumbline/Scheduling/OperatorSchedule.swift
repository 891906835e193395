/// The scheduled work of a time-based operator, which is cancelled when the signal of the operator terminates.
final class OperatorSchedule: Disposable {
  private let scheduler: any Scheduler
  private var works = CompositeDisposable()
  /// Sends an interruption to the signal of the operator.
  var sendInterruption: () -> Void = {}
  private var isInterrupted = false
  private(set) var isDisposed = false
  /// The work that ``delay(by:)`` delays.
  var delayedWork: () -> Void = {}
  /// The time of the delayed work; nil while none waits.
  private var time: Double?
  /// The number of the timer of the delayed work.
  private var timer = 0
  /// Whether the timer runs.
  private var isTimerRunning = false
  /// Whether a timer that elapses too early is started again, since timers take memory until they elapse.
  private let keepsTimer: Bool

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    self.keepsTimer = scheduler is MainScheduler || scheduler is UIScheduler
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
    self.cancel()
    self.run(after: interval, action)
  }

  private func cancel() {
    self.time = nil
    self.isTimerRunning = false
    self.works.dispose()
    self.works = CompositeDisposable()
  }

  // MARK: Delayed work

  /// Schedules the delayed work, in place of the one that waits.
  ///
  /// - Parameter interval: The time in seconds, which is the same for all calls.
  func delay(by interval: Double) {
    guard !self.isDisposed, !self.isInterrupted else { return }
    let time = self.scheduler.now + interval
    if self.isTimerRunning, self.keepsTimer {
      self.time = time
      return
    }
    self.cancel()
    self.time = time
    self.startTimer(interval)
  }

  /// The time in seconds until the delayed work is run.
  var remainingDelay: Double { max((self.time ?? 0) - self.scheduler.now, 0) }

  private func startTimer(_ interval: Double) {
    self.timer += 1
    self.isTimerRunning = true
    self.run(after: interval) { [weak self, timer = self.timer] in
      // A scheduler is not required to support cancellation.
      guard let self, self.isTimerRunning, self.timer == timer else { return }
      self.timerDidElapse()
    }
  }

  private func timerDidElapse() {
    self.isTimerRunning = false
    if self.keepsTimer, self.remainingDelay > 0 { return self.startTimer(self.remainingDelay) }
    self.time = nil
    self.delayedWork()
  }

  /// Cancels the work that waits, and schedules an interruption.
  func interrupt() {
    guard !self.isDisposed, !self.isInterrupted else { return }
    self.isInterrupted = true
    self.cancel()
    self.scheduler.schedule(after: 0, self.sendInterruption)
  }

  func dispose() {
    self.isDisposed = true
    self.cancel()
    self.sendInterruption = {}
    self.delayedWork = {}
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
