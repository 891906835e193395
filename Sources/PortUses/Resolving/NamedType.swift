/// A type as the text of a file names it.
struct NamedType: Hashable, Sendable {
  /// The names with their dots.
  var path: String
  var arguments: [NamedType] = []

  /// A type of which nothing is known.
  static let unknown = NamedType(path: "*")

  /// The type with others for some names: those of generic parameters.
  func replacing(_ replacements: [String: NamedType]) -> NamedType {
    if let replacement = replacements[self.path] { return replacement }
    guard !self.arguments.isEmpty else { return self }
    return NamedType(path: self.path, arguments: self.arguments.map { $0.replacing(replacements) })
  }
}
