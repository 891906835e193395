/// A disposable that interrupts a started producer.
final class StartHandle: Disposable {
  private let core: Node
  private let interrupt: () -> Void
  private var isInterrupted = false

  /// - Parameters:
  ///   - core: The signal of the start.
  ///   - interrupt: Interrupts the work.
  init(_ core: Node, _ interrupt: @escaping () -> Void) {
    self.core = core
    self.interrupt = interrupt
  }

  var isDisposed: Bool { self.isInterrupted || self.core.isEnded }

  func dispose() {
    guard !self.isInterrupted else { return }
    self.isInterrupted = true
    // An operator of time sends the interruption by its scheduler.
    if self.core.interruptLater() { return self.interrupt() }
    // The work may have ended while work that it has started continues.
    Turn.run { self.core.interrupt() }
    self.interrupt()
  }
}
