/// The values that an input is fed with, to be taken one after the other.
struct PortArguments {
  private let name: String
  private let values: [Any]
  private var index = 0

  init(_ values: [Any], of name: String, expected: Int) throws(PortError) {
    guard values.count == expected else {
      throw .wrongCount(name: name, expected: expected, actual: values.count)
    }
    self.name = name
    self.values = values
  }

  /// The next value, if it has the type.
  mutating func next<Value>(_ type: Value.Type) throws(PortError) -> Value {
    let value = self.values[self.index]
    self.index += 1
    guard let typed = value as? Value else {
      let position = self.values.count > 1 ? self.index : nil
      throw .wrongType(
        name: self.name, position: position, expected: "\(type)", actual: "\(Swift.type(of: value))")
    }
    return typed
  }
}
