/// A type as it is written in a file.
package struct NamedType: Hashable, Sendable {
  /// The qualified name.
  package var path: String
  package var arguments: [NamedType] = []

  package init(path: String, arguments: [NamedType] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// A type about which nothing is known.
  package static let unknown = NamedType(path: "*")

  /// The type that has all of several types, or the only one of them.
  package static func composition(_ types: [NamedType]) -> NamedType? {
    types.count > 1 ? NamedType(path: "&", arguments: types) : types.first
  }

  /// The types of a composition, or the type itself.
  package var parts: [NamedType] { self.path == "&" ? self.arguments : [self] }

  /// The type with some names replaced: those of generic parameters.
  package func replacing(_ replacements: [String: NamedType]) -> NamedType {
    if let replacement = replacements[self.path] { return replacement }
    guard !self.arguments.isEmpty else { return self }
    return NamedType(path: self.path, arguments: self.arguments.map { $0.replacing(replacements) })
  }

  /// An array of a type.
  static func array(of type: NamedType) -> NamedType { NamedType(path: "Array", arguments: [type]) }
}
