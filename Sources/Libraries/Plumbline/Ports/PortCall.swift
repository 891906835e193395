/// A call of an input whose function is written by hand, with values whose types are checked at run time.
///
/// The macro `@ViewModel` of `PlumblineMacros` generates it in the list of ports.
public struct PortCall {
  private let call: (PortValues, String) throws -> Void

  /// Creates the call of an input.
  ///
  /// - Parameter call: A closure that calls the input with its arguments.
  public init<each Argument>(_ call: @escaping (repeat each Argument) throws -> Void) {
    self.call = { values, name in
      var count = 0
      for _ in repeat (each Argument).self { count += 1 }
      try values.check(count: count, of: name)
      var index = -1
      func next<Value>(_ type: Value.Type) throws(PortError) -> Value {
        index += 1
        return try values.value(at: index, as: type, of: name)
      }
      try call(repeat next((each Argument).self))
    }
  }
}

extension PortCall: PortFeeding {
  func feed(_ values: PortValues, of name: String) throws { try self.call(values, name) }
}

/// A member that receives values whose types are checked at run time: the property of an input, an action, a function.
protocol PortFeeding {
  func feed(_ values: PortValues, of name: String) throws
}

extension MutableProperty: PortFeeding {
  func feed(_ values: PortValues, of name: String) throws {
    self.value = try values.stored(as: Value.self, of: name)
  }
}

extension Action: PortFeeding {
  func feed(_ values: PortValues, of name: String) throws {
    // An action without an input may be called without a value.
    if Input.self == Void.self, values.values.isEmpty, let input = () as? Input {
      self.execute(input)
      return
    }
    try values.check(count: 1, of: name)
    self.execute(try values.value(at: 0, as: Input.self, of: name))
  }
}

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
