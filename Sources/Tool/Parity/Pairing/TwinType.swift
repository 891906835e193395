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

  /// The shape of the values, if it is distinctive.
  var shape: String? {
    self.values.count == 1 && self.hasList ? "list" : nil
  }

  private static func isList(_ type: PortType) -> Bool {
    switch type {
    case .array: true
    case .named(let path, let arguments): path.last?.hasSuffix("List") == true && arguments.count == 1
    default: false
    }
  }

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
    if self.isEmpty || other.isEmpty { return 0.3 }
    let all = Double(max(self.values.count, other.values.count))
    let shared = zip(self.values, other.values).map { one, other -> Double in
      if one == other { return 1 }
      if Self.loose(one) == Self.loose(other) { return 0.7 }
      // Android has integer identifiers for strings and images in resources.
      if Set([Self.loose(one), Self.loose(other)]) == ["String", "Int"] { return 0.5 }
      return Self.isList(one) && Self.isList(other) ? 0.4 : 0
    }.reduce(0, +)
    return shared / all
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
    let plain: Set = [
      "String", "Bool", "Int", "Int64", "Float", "Double", "Date", "DateTime", "UIColor", "UIImage",
    ]
    return !plain.contains(name) && Self.loose[name] == nil
  }

  var isBoolean: Bool { self.values == [PortType.named("Bool")] }

  /// The words of the names of the types.
  var words: Set<String> {
    Set(self.values.flatMap { PortWords.of($0.description) }.map(PortWords.meaning)).subtracting([
      "data", "view",
    ])
  }

  private var hasList: Bool { self.values.contains { Self.isList($0) } }

  /// Types of one platform, and the types that replace them on the other one.
  private static let loose = [
    "URL": "String", "URLRequest": "String", "NSAttributedString": "String", "CharSequence": "String",
    "Int64": "Int",
    "Float": "Double", "CGFloat": "Double", "DateTime": "Date", "SpannableString": "String",
    "Spanned": "String", "UIImage": "Int", "UIColor": "Int",
    "Exception": "Error", "Throwable": "Error",
  ]

  private static func loose(_ type: PortType) -> String {
    guard case .named(let path, _) = type, let name = path.last else { return type.description }
    return self.loose[name] ?? name
  }

  /// The values in a type: the elements of a tuple, without labels, optionals, and the names of modules and enclosing
  /// types.
  private static func flat(_ type: PortType) -> [PortType] {
    switch self.plain(type) {
    case .tuple(let elements): elements.flatMap { self.flat($0.type) }
    case let type: [type]
    }
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
