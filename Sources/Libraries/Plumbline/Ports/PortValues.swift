/// The values that a port is fed with.
struct PortValues {
  let values: [Any]
  /// The type of the port as it is written.
  private let type: String

  init(_ values: [Any], type: String) {
    self.values = values
    self.type = type
  }

  /// Checks the number of the values.
  func check(count: Int, of name: String) throws(PortError) {
    guard self.values.count == count else {
      throw .wrongCount(name: name, expected: count, actual: self.values.count)
    }
  }

  /// The value at a position, if it has the type.
  func value<Value>(at index: Int, as type: Value.Type, of name: String) throws(PortError) -> Value {
    let value = self.values[index]
    guard let typed = value as? Value else {
      throw .wrongType(
        name: name, position: self.values.count > 1 ? index + 1 : nil, expected: "\(type)",
        actual: "\(Swift.type(of: value))")
    }
    return typed
  }

  /// The values as the single value that the property of an input stores: an optional of the argument, or of a tuple of
  /// the arguments.
  func stored<Stored>(as type: Stored.Type, of name: String) throws(PortError) -> Stored {
    let isVoid = Stored.self == Void.self
    let expected = isVoid ? 0 : Self.count(of: self.type)
    try self.check(count: expected, of: name)
    guard let tuple = Self.tuple(of: self.values) else { throw .notReachable(name: name) }
    // A property is nil before its first value; only an argument of an optional type may be nil.
    let isMissing = expected == 1 && Self.isNil(tuple) && !self.takesNil && !Self.isNested(type)
    guard !isMissing, let stored = tuple as? Stored else {
      throw .wrongType(
        name: name, position: nil, expected: Self.wrappedName(of: type),
        actual: expected == 1 ? "\(Swift.type(of: tuple))" : Self.names(of: self.values))
    }
    return stored
  }

  /// Whether the one parameter is written as an optional.
  private var takesNil: Bool {
    self.type.hasSuffix("?)") || self.type.hasSuffix("!)") || self.type.contains(": Optional<")
  }

  // MARK: Optionals and tuples

  /// The number of the parameters that are written: `(_ row: Int, outOf totalRows: Int)` has two.
  private static func count(of parameters: String) -> Int {
    var (depth, count) = (0, 0)
    var previous: Character = " "
    for character in parameters.dropFirst().dropLast() {
      if count == 0, !character.isWhitespace { count = 1 }
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The `>` of an arrow is not a closing bracket.
      case ">": if previous != "-" { depth -= 1 }
      case ",": if depth == 0 { count += 1 }
      default: break
      }
      previous = character
    }
    return count
  }

  /// The values as one value or a tuple; nil when there are more than six.
  private static func tuple(of values: [Any]) -> Any? {
    switch values.count {
    case 0: ()
    case 1: values[0]
    case 2: (values[0], values[1])
    case 3: (values[0], values[1], values[2])
    case 4: (values[0], values[1], values[2], values[3])
    case 5: (values[0], values[1], values[2], values[3], values[4])
    case 6: (values[0], values[1], values[2], values[3], values[4], values[5])
    default: nil
    }
  }

  private static func isNil(_ value: Any) -> Bool {
    (value as? any AnyOptional)?.isNil ?? false
  }

  /// Whether a type is an optional of optionals.
  private static func isNested(_ type: Any.Type) -> Bool {
    (type as? any AnyOptional.Type)?.wrapped is any AnyOptional.Type
  }

  private static func wrappedName(of type: Any.Type) -> String {
    (type as? any AnyOptional.Type).map { "\($0.wrapped)" } ?? "\(type)"
  }

  private static func names(of values: [Any]) -> String {
    "(\(values.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")))"
  }
}

/// An optional of any type.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var isNil: Bool {
    if case .none = self { true } else { false }
  }
}
