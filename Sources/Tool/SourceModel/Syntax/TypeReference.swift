/// A type as written in source text.
package indirect enum TypeReference: Hashable, Sendable {
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
  package var name: String? {
    guard case .named(let path, _) = self else { return nil }
    return path.last
  }

  /// The names that it is written with, each with its dots: of a composition those of its parts.
  package var names: [String] {
    switch self {
    case .named(let path, _): [path.joined(separator: ".")]
    case .composition(let types): types.flatMap(\.names)
    default: []
    }
  }

  /// The generic arguments of a named type.
  package var arguments: [TypeReference] {
    guard case .named(_, let arguments) = self else { return [] }
    return arguments
  }

  /// Whether it is `Void` or `()`.
  package var isVoid: Bool { self == .tuple([]) }

  /// The type without `?` and `!`.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type.unwrapped
    default: self
    }
  }

  /// The types that it holds values of: its own, or those of a tuple or a collection.
  package var elements: [TypeReference] {
    switch self {
    case .array(let element): [element]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let types): types
    case .named(let path, let arguments) where path.last == "Set": arguments
    default: [self]
    }
  }

  /// The type with replacements for some names.
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
  package var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension TypeReference {
  /// The type as it is written in a language.
  package func spelled(in language: Language) -> String { self.spelled(by: language.profile.typeSpelling) }

  private func spelled(by spelling: TypeSpelling) -> String {
    func list(_ types: [TypeReference], _ separator: String) -> String {
      types.map { $0.spelled(by: spelling) }.joined(separator: separator)
    }
    switch self {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      return arguments.isEmpty ? name : "\(name)<\(list(arguments, ", "))>"
    case .optional(let wrapped): return wrapped.spelled(by: spelling) + spelling.optional
    case .implicitlyUnwrapped(let wrapped): return wrapped.spelled(by: spelling) + "!"
    case .tuple(let elements): return elements.isEmpty ? spelling.void : "(\(list(elements, ", ")))"
    case .array(let element):
      return spelling.array.opening + element.spelled(by: spelling) + spelling.array.closing
    case .dictionary(let key, let value):
      return "[\(key.spelled(by: spelling)): \(value.spelled(by: spelling))]"
    case .composition(let types): return list(types, " & ")
    case .other(let text): return text
    }
  }
}

extension TypeReference: CustomStringConvertible {
  /// The type for people who debug, in the spelling of Swift. Messages spell it in the language of the file.
  package var description: String { self.spelled(in: .swift) }
}

/// The name of a type, with that of the type right around it.
package struct TypePath: Hashable, Sendable, Codable {
  package var name: String
  /// The type around it; nil at the top level of a file.
  package var outer: String?

  package init(_ name: String, in outer: String? = nil) {
    self.name = name
    self.outer = outer
  }

  /// Whether names with dots between them may mean the type.
  ///
  /// - Parameter namesOuter: whether the file of the names contains the name of the outer type, for example in an
  ///   import.
  package func mayBeMeant(by names: [String], namesOuter: Bool) -> Bool {
    guard names.last == self.name else { return false }
    guard let outer else { return true }
    return names.count > 1 ? names[names.count - 2] == outer : namesOuter
  }
}
