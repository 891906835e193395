/// The value of a property that exposes a writable one: it is read from that one, and not copied.
final class ExposedState<Value>: State<Value> {
  private let source: WritableState<Value>

  init(_ source: WritableState<Value>, _ initial: Value) {
    self.source = source
    super.init(initial)
  }

  override func read() -> Value { self.source.read() }

  override var settled: Value { self.source.settled ?? self.source.read() }
}
