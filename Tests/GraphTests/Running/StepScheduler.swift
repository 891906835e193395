import Plumbline

/// A scheduler whose time moves only when a step of a graph says so.
final class StepScheduler: Scheduler {
  private(set) var now = 0.0
  private var works: [(time: Double, number: Int, action: () -> Void, work: AnyDisposable)] = []
  private var number = 0

  func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
    self.number += 1
    let work = AnyDisposable()
    self.works.append((self.now + interval, self.number, action, work))
    return work
  }

  /// Moves the time, and runs what becomes due on the way.
  func advance(by interval: Double) {
    let end = self.now + interval
    while let index = self.nextIndex(until: end) {
      let next = self.works.remove(at: index)
      self.now = max(self.now, next.time)
      if !next.work.isDisposed { next.action() }
    }
    self.now = end
  }

  private func nextIndex(until end: Double) -> Int? {
    self.works.indices.filter { self.works[$0].time <= end }
      .min { (self.works[$0].time, self.works[$0].number) < (self.works[$1].time, self.works[$1].number) }
  }
}
