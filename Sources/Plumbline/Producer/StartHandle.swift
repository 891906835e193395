/// What interrupts a producer that was started.
final class StartHandle: Disposable {
  private let core: Node
  private let interrupt: () -> Void
  private var isInterrupted = false

  /// - Parameters:
  ///   - core: the signal that was handed out.
  ///   - interrupt: ends the work.
  init(_ core: Node, _ interrupt: @escaping () -> Void) {
    self.core = core
    self.interrupt = interrupt
  }

  var isDisposed: Bool { self.isInterrupted || self.core.isEnded }

  func dispose() {
    guard !self.isInterrupted else { return }
    self.isInterrupted = true
    // The work may have ended while what it has led to goes on.
    Turn.run { self.core.interrupt() }
    self.interrupt()
  }
}
