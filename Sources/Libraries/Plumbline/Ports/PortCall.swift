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
