internal import Plumbline

/// Work that is scheduled for a time.
final class ScheduledWork: Disposable {
  /// The time at which the work is due, in seconds.
  let time: Double
  /// The number of works that were scheduled before this one.
  let number: Int
  private var action: (() -> Void)?

  init(time: Double, number: Int, action: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.action = action
  }

  /// Whether the work has run, or was cancelled.
  var isDisposed: Bool { self.action == nil }

  /// Whether the work runs before other work.
  func precedes(_ other: ScheduledWork) -> Bool {
    self.time == other.time ? self.number < other.number : self.time < other.time
  }

  func run() {
    let action = self.action
    self.action = nil
    action?()
  }

  func dispose() { self.action = nil }
}
