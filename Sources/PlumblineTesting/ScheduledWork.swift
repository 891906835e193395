internal import Plumbline

/// Work that waits for its time.
final class ScheduledWork: Disposable {
  /// When it is due, in seconds.
  let time: Double
  /// The number of works that were scheduled before it.
  let number: Int
  private var action: (() -> Void)?

  init(time: Double, number: Int, action: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.action = action
  }

  /// Whether it was run or cancelled.
  var isDisposed: Bool { self.action == nil }

  /// Whether it is run before another one.
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
