/// Where an operator puts its events: the signal that it makes.
///
/// It does not retain the signal. The sink that holds the operator's closure is owned by that signal's core, and
/// neither is freed while a turn runs, so the closure never sees a core that is gone.
@frozen @usableFromInline
struct Outlet<Value, Failure: Error> {
  @usableFromInline let core: Unmanaged<SignalCore<Value, Failure>>

  @inlinable
  init(_ core: SignalCore<Value, Failure>) {
    self.core = Unmanaged.passUnretained(core)
  }

  @inlinable @inline(__always)
  func send(_ value: Value) {
    self.core._withUnsafeGuaranteedRef { $0.deliver(value) }
  }

  @inlinable
  func end(_ ending: Ending<Failure>) {
    self.core._withUnsafeGuaranteedRef { $0.deliver(ending) }
  }

  /// Whether nothing more can be sent.
  @inlinable
  var isEnded: Bool { self.core._withUnsafeGuaranteedRef { $0.isEnded } }
}
