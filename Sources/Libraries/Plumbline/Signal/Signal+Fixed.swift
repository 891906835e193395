extension Signal {
  /// Creates a signal that sends a value to each of its observers at once, and completes.
  ///
  /// It is an output of a view model that stands still, in a preview or in a test of how a view looks. Each observation and
  /// each iteration over ``values`` receives the value. An operator receives it when it is applied, before the signal that it
  /// returns can be observed: use `Property(value:)` where operators are applied.
  ///
  /// - Parameter value: The value.
  public static func fixed(_ value: Value) -> Signal { Signal(SignalCore(FixedNode<Value, Failure>(value))) }

  /// Creates a signal that sends a value, if there is one, to each of its observers at once, and completes.
  ///
  /// - Parameter value: The value.
  public static func fixed(optional value: Value?) -> Signal { value.map { .fixed($0) } ?? .empty }
}

/// The node of a signal that has ended, and that sends its value to each receiver before the end.
private final class FixedNode<Value, Failure: Error>: Node {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(ending: Ending<Failure>.completed.erased)
  }

  override func sendEnding(to receiver: Receiver) {
    let source = SignalCore<Value, Failure>()
    Turn.run {
      source.node.connectAgain(receiver)
      source.deliver(self.value)
      source.deliver(.completed)
    }
  }
}
