/// A member that sends values whose type is known at run time: a signal, an action.
protocol PortSource {
  /// The signal with its type.
  var portSignal: Any { get }
  var portValues: Signal<Any, Never> { get }
  var portValueType: Any.Type { get }
}

extension Signal: PortSource where Failure == Never {
  var portSignal: Any { self }
  var portValues: Signal<Any, Never> { self.map { $0 as Any } }
  var portValueType: Any.Type { Value.self }
}

extension Action: PortSource {
  var portSignal: Any { self.elements }
  var portValues: Signal<Any, Never> { self.elements.portValues }
  var portValueType: Any.Type { Output.self }
}
