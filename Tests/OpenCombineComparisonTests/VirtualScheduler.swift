import OpenCombine

/// A scheduler of OpenCombine whose time moves only when a test says so.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = VirtualTime
  typealias SchedulerOptions = Never

  private(set) var now = VirtualTime(seconds: 0)
  let minimumTolerance = VirtualInterval(seconds: 0)
  private var works: [(time: VirtualTime, number: Int, action: () -> Void)] = []
  private var number = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { self.insert(self.now, action) }

  func schedule(
    after date: VirtualTime, tolerance: VirtualInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    self.insert(date, action)
  }

  func schedule(
    after date: VirtualTime, interval: VirtualInterval, tolerance: VirtualInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    self.repeatWork(date, interval, { isCancelled }, action)
    return AnyCancellable { isCancelled = true }
  }

  /// Moves the time, and runs what becomes due on the way.
  func advance(by seconds: Double) {
    let end = VirtualTime(seconds: self.now.seconds + seconds)
    while let next = self.works.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }), next.time <= end {
      self.works.removeAll { $0.number == next.number }
      self.now = max(self.now, next.time)
      next.action()
    }
    self.now = end
  }

  private func insert(_ time: VirtualTime, _ action: @escaping () -> Void) {
    self.number += 1
    self.works.append((time, self.number, action))
  }

  private func repeatWork(
    _ date: VirtualTime, _ interval: VirtualInterval, _ isCancelled: @escaping () -> Bool,
    _ action: @escaping () -> Void
  ) {
    self.insert(date) { [weak self] in
      if isCancelled() { return }
      action()
      self?.repeatWork(date.advanced(by: interval), interval, isCancelled, action)
    }
  }
}
