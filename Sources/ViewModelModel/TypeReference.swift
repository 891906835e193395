/// A type as it is written in source text.
public indirect enum TypeReference: Hashable, Sendable {
  /// `Signal<Int, Never>`, `ReactiveSwift.Property`. The path has a name for each dot.
  case named(path: [String], arguments: [TypeReference])
  /// `T?`, and `Optional<T>`.
  case optional(TypeReference)
  /// `T!`
  case implicitlyUnwrapped(TypeReference)
  /// `(A, b: B)`; `()` and `Void` are the empty tuple.
  case tuple([TypeReference])
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// `A & B`
  case composition([TypeReference])
  /// Anything else: functions, metatypes, packs.
  case other(String)

  /// The last name of a named type without its arguments.
  public var name: String? {
    guard case .named(let path, _) = self else { return nil }
    return path.last
  }

  /// The generic arguments of a named type.
  public var arguments: [TypeReference] {
    guard case .named(_, let arguments) = self else { return [] }
    return arguments
  }

  /// Whether it is `Void` or `()`.
  public var isVoid: Bool { self == .tuple([]) }

  /// The type without `?` and `!`.
  public var unwrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.unwrapped
    default: self
    }
  }

  /// The type with other types in the place of some names.
  func replacing(_ replacements: [String: TypeReference]) -> TypeReference {
    let replace = { (type: TypeReference) in type.replacing(replacements) }
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let replacement = replacements[path[0]] { return replacement }
      return .named(path: path, arguments: arguments.map(replace))
    case .optional(let type): return .optional(replace(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(replace(type))
    case .tuple(let types): return .tuple(types.map(replace))
    case .array(let type): return .array(replace(type))
    case .dictionary(let key, let value): return .dictionary(replace(key), replace(value))
    case .composition(let types): return .composition(types.map(replace))
    case .other: return self
    }
  }

  /// Whether it is `T?` or `T!`.
  public var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension TypeReference {
  /// The type as it is written in a language.
  public func spelled(in language: Language) -> String {
    guard language == .java else { return self.description }
    switch self {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map { $0.spelled(in: .java) }.joined(separator: ", "))>"
    case .tuple(let elements) where elements.isEmpty: return "void"
    case .array(let element): return "\(element.spelled(in: .java))[]"
    case .composition(let types): return types.map { $0.spelled(in: .java) }.joined(separator: " & ")
    default: return self.description
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type in Swift's spelling.
  public var description: String {
    switch self {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let wrapped): return "\(wrapped)?"
    case .implicitlyUnwrapped(let wrapped): return "\(wrapped)!"
    case .tuple(let elements):
      return elements.isEmpty ? "Void" : "(\(elements.map(\.description).joined(separator: ", ")))"
    case .array(let element): return "[\(element)]"
    case .dictionary(let key, let value): return "[\(key): \(value)]"
    case .composition(let types): return types.map(\.description).joined(separator: " & ")
    case .other(let text): return text
    }
  }
}
