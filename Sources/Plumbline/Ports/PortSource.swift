/// A signal of any type.
protocol AnyPortSource {
  /// The signal with its type.
  var signal: Any { get }
  var values: Signal<Any, Never> { get }
  var valueType: Any.Type { get }
}

/// The signal of an output.
struct PortSource<Value>: AnyPortSource {
  let typed: Signal<Value, Never>

  var signal: Any { self.typed }
  var values: Signal<Any, Never> { self.typed.map { $0 as Any } }
  var valueType: Any.Type { Value.self }
}
