/// A disposable that interrupts a started producer.
final class StartHandle: Disposable {
  private let node: Node
  private let interrupt: () -> Void
  private var isInterrupted = false

  /// - Parameters:
  ///   - node: The node of the signal of the start.
  ///   - interrupt: Interrupts the work.
  init(_ node: Node, _ interrupt: @escaping () -> Void) {
    self.node = node
    self.interrupt = interrupt
  }

  var isDisposed: Bool { self.isInterrupted || self.node.isEnded }

  func dispose() {
    guard !self.isInterrupted else { return }
    self.isInterrupted = true
    // A time-based operator sends the interruption by its scheduler.
    if self.node.interruptLater() { return self.interrupt() }
    // The work may have ended while work that it has started continues.
    Turn.run { self.node.interrupt() }
    self.interrupt()
  }
}
