/// A start in progress that several starts share.
@usableFromInline
final class SharedStart<Value, Failure: Error> {
  @usableFromInline var signal: Signal<Value, Failure>?
  @usableFromInline var interrupt: (() -> Void)?
  @usableFromInline let buffer: ReplayBuffer<Value>
  @usableFromInline var users = 0

  @inlinable
  init(_ buffer: ReplayBuffer<Value>, interrupt: @escaping () -> Void) {
    self.buffer = buffer
    self.interrupt = interrupt
  }
}
