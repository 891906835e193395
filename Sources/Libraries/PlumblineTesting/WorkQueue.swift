internal import Plumbline

/// The scheduled works as a heap, ordered by time.
package struct WorkQueue {
  private var works: [ScheduledWork] = []
  /// The number of works from which cancelled ones are removed.
  private var pruneCount = 64

  package init() {}

  /// The first work that was not cancelled.
  package var first: ScheduledWork? {
    mutating get {
      while let work = self.works.first, work.isDisposed { self.removeFirst() }
      return self.works.first
    }
  }

  package mutating func insert(_ work: ScheduledWork) {
    if self.works.count >= self.pruneCount {
      // A sorted array is a heap.
      self.works = self.works.filter { !$0.isDisposed }.sorted { $0.precedes($1) }
      self.pruneCount = max(64, 2 * self.works.count)
    }
    self.works.append(work)
    self.rise(from: self.works.count - 1)
  }

  package mutating func removeFirst() {
    guard let last = self.works.popLast(), !self.works.isEmpty else { return }
    self.works[0] = last
    self.sink(from: 0)
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard self.works[index].precedes(self.works[parent]) else { return }
      self.works.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < self.works.count {
        if self.works[child].precedes(self.works[least]) { least = child }
      }
      guard least != index else { return }
      self.works.swapAt(index, least)
      index = least
    }
  }
}

/// Work that is scheduled for a time.
package final class ScheduledWork: Disposable {
  /// The time at which the work is due, in seconds.
  package let time: Double
  /// The number of works that were scheduled before this one.
  let number: Int
  private var action: (() -> Void)?

  package init(time: Double, number: Int, action: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.action = action
  }

  /// Whether the work has run, or was cancelled.
  package var isDisposed: Bool { self.action == nil }

  /// Whether the work runs before other work.
  func precedes(_ other: ScheduledWork) -> Bool {
    self.time == other.time ? self.number < other.number : self.time < other.time
  }

  package func run() {
    let action = self.action
    self.action = nil
    action?()
  }

  package func dispose() { self.action = nil }
}
