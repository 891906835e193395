import JavaLanguage

/// The type of an expression, as far as the conversion knows it.
///
/// Names are qualified where that is possible, and those of the code before the conversion.
struct KnownType: Hashable, Sendable {
  var name: String
  var arguments: [KnownType] = []

  static let unknown = KnownType(name: "?")
  /// What has an operator of streams, though the run does not show its type.
  static let possibleStream = KnownType(name: "? with operators of streams")
  /// What a place uses, though its type does not show.
  static let used = KnownType(name: "? that is used")
  static let string = KnownType(name: "java.lang.String")
  /// `Void` where it stays, of a response without a body.
  static let emptyBody = KnownType(name: "Void of a response")
  static let void = KnownType(name: "java.lang.Void")

  /// An array of elements of a type.
  static func array(of element: KnownType) -> KnownType { KnownType(name: "[]", arguments: [element]) }

  var isUnknown: Bool { self.name.hasPrefix("?") }
  var isVoid: Bool { self == .void }

  /// The type of the values of a stream, of a list and so on.
  var element: KnownType {
    // The first argument of a group is its key.
    (self.simpleName.hasPrefix("Grouped") ? self.arguments.last : self.arguments.first) ?? .unknown
  }

  func replacingArguments(_ arguments: [KnownType]) -> KnownType {
    KnownType(name: self.name, arguments: arguments)
  }

  func of(_ arguments: KnownType...) -> KnownType { KnownType(name: self.name, arguments: arguments) }

  /// The type with other types in place of the parameters of a declaration.
  func replacing(_ replacements: [String: KnownType]) -> KnownType {
    if self.arguments.isEmpty, let replacement = replacements[self.name] { return replacement }
    return KnownType(name: self.name, arguments: self.arguments.map { $0.replacing(replacements) })
  }

  /// The name after the last dot.
  var simpleName: String { String(self.name.split(separator: ".").last ?? "") }

  /// The type of the objects of a primitive type.
  var boxed: KnownType {
    switch self.name {
    case "int": KnownType(name: "java.lang.Integer")
    case "char": KnownType(name: "java.lang.Character")
    case "boolean", "byte", "double", "float", "long", "short":
      KnownType(name: "java.lang.\(self.name.prefix(1).uppercased())\(self.name.dropFirst())")
    default: self
    }
  }
}
