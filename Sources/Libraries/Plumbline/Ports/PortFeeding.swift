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
