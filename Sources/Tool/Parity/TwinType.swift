import SourceModel

/// The type of the values of a port, without what is specific to one language.
struct TwinType: Hashable, CustomStringConvertible {
  private let values: [PortType]

  /// - Parameter types: the types of the values: of all parameters, or of the values of a stream.
  init(_ types: [PortType]) {
    self.values = types.flatMap(Self.flat)
  }

  /// What tells values apart on both platforms.
  enum Kind { case event, boolean, list, plain, model }

  var kind: Kind {
    guard let value = self.values.first else { return .event }
    if self.values.count > 1 { return .model }
    if Self.isList(value) { return .list }
    let name = Self.common(value)
    return name == "Bool" ? .boolean : Self.plainTypes.contains(name) ? .plain : .model
  }

  /// The number of values.
  var count: Int { self.values.count }

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
    if self.values.isEmpty || other.values.isEmpty { return 0.3 }
    let (own, others) = (self.values.map(Self.common), other.values.map(Self.common))
    // Android has integer identifiers for strings and images in resources.
    if own.count == 1, others.count == 1, Set(own + others) == ["String", "Int"] { return 0.5 }
    return Double(Set(own).intersection(others).count) / Double(max(own.count, others.count))
  }

  /// The words of the names of the types.
  var words: Set<String> {
    Set(self.values.flatMap { PortWords.of($0.description) }.map(PortWords.meaning))
      .subtracting(["data", "view"])
  }

  /// The words that are not those of types of the language.
  var modelWords: Set<String> { self.words.subtracting(["string", "int", "double", "float"]) }

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
    "Float": "Double", "DateTime": "Date", "Exception": "Error", "Throwable": "Error", "Uri": "String",
  ]

  /// Types of the languages, by their common names.
  private static let plainTypes: Set = ["String", "Int", "Double", "Date", "Error"]

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
