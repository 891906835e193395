import SourceModel

/// The type of the values of a port, without what is specific to one language.
struct TwinType: Hashable, CustomStringConvertible {
  private let values: [PortType]

  /// - Parameter types: the types of the values: of all parameters, or of the values of a stream.
  init(_ types: [PortType]) {
    self.values = types.flatMap(Self.flat)
  }

  /// Whether there is no value, only an event.
  var isEmpty: Bool { self.values.isEmpty }

  var isBoolean: Bool { self.values == [PortType.named("Bool")] }

  /// Whether there is one value, a list.
  var isList: Bool { self.values.count == 1 && self.hasList }

  private var hasList: Bool { self.values.contains(where: Self.isList) }

  var description: String {
    self.values.count == 1
      ? self.values[0].description : "(\(self.values.map(\.description).joined(separator: ", ")))"
  }

  /// Whether the values are the same, in any order: the order of a tuple's elements depends on the platform.
  func hasValues(of other: TwinType) -> Bool {
    self.values.map(\.description).sorted() == other.values.map(\.description).sorted()
  }

  /// The similarity of the types for pairing ports, from 0 to 1.
  func likeness(to other: TwinType) -> Double {
    if self == other { return 1 }
    if self.isEmpty || other.isEmpty { return Weights.eventAndValue }
    let shared = zip(self.values, other.values).reduce(0) { $0 + Self.likeness($1.0, $1.1) }
    return shared / Double(max(self.values.count, other.values.count))
  }

  private static func likeness(_ one: PortType, _ other: PortType) -> Double {
    if one == other { return 1 }
    let (name, otherName) = (self.common(one), self.common(other))
    if name == otherName { return Weights.commonType }
    // Android has integer identifiers for strings and images in resources.
    if Set([name, otherName]) == ["String", "Int"] { return Weights.resource }
    return self.isList(one) && self.isList(other) ? Weights.resource : 0
  }

  /// Whether one is a list or a Boolean, and the other is not.
  func isOtherKind(than other: TwinType) -> Bool {
    guard !self.isEmpty, !other.isEmpty else { return false }
    return self.hasList != other.hasList || self.isBoolean != other.isBoolean
  }

  /// Whether the value has a type of the app: then a generic name is sufficient.
  var isModel: Bool {
    guard self.values.count == 1, case .named(let path, _) = self.values[0], let name = path.last else {
      return false
    }
    return Self.common[name] == nil && !Self.common.values.contains(name)
      && !["Bool", "Error"].contains(name)
  }

  /// The words of the names of the types.
  var words: Set<String> {
    Set(self.values.flatMap { PortWords.of($0.description) }.map(PortWords.meaning))
      .subtracting(["data", "view"])
  }

  private static func isList(_ type: PortType) -> Bool {
    switch type {
    case .array: true
    case .named(let path, let arguments): path.last?.hasSuffix("List") == true && arguments.count == 1
    default: false
    }
  }

  /// Types of one platform, and the types that replace them on the other one.
  private static let common = [
    "URL": "String", "URLRequest": "String", "NSAttributedString": "String", "CharSequence": "String",
    "SpannableString": "String", "Spanned": "String", "Int64": "Int", "UIImage": "Int", "UIColor": "Int",
    "Float": "Double", "DateTime": "Date", "Exception": "Error", "Throwable": "Error",
  ]

  private static func common(_ type: PortType) -> String {
    guard case .named(let path, _) = type, let name = path.last else { return type.description }
    return self.common[name] ?? name
  }

  /// The values in a type: the elements of a tuple, without labels, optionals, and the names of modules and enclosing
  /// types.
  private static func flat(_ type: PortType) -> [PortType] {
    guard case .tuple(let elements) = self.plain(type) else { return [self.plain(type)] }
    return elements.flatMap { self.flat($0.type) }
  }

  private static func plain(_ type: PortType) -> PortType {
    switch type {
    // Every reference in Java can be null.
    case .optional(let wrapped), .constrained(_, let wrapped): self.plain(wrapped)
    case .named(let path, let arguments):
      .named(path.suffix(1).map { $0 == "CGFloat" ? "Double" : $0 }, arguments: arguments.map(self.plain))
    case .array(let element): .array(self.plain(element))
    case .dictionary(let key, let value): .dictionary(self.plain(key), self.plain(value))
    case .tuple(let elements): .tuple(elements.map { PortType.Element(self.plain($0.type)) })
    case .function, .composition, .verbatim: type
    }
  }
}
