/// A type as it is written in a file.
struct NamedType: Hashable, Sendable {
  /// The qualified name.
  var path: String
  var arguments: [NamedType] = []

  /// A type about which nothing is known.
  static let unknown = NamedType(path: "*")

  /// The type with some names replaced: those of generic parameters.
  func replacing(_ replacements: [String: NamedType]) -> NamedType {
    if let replacement = replacements[self.path] { return replacement }
    guard !self.arguments.isEmpty else { return self }
    return NamedType(path: self.path, arguments: self.arguments.map { $0.replacing(replacements) })
  }
}
