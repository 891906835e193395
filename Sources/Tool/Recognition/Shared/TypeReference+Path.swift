import SourceModel

extension TypeReference {
  /// The names between the dots of a named type.
  var path: [String]? {
    guard case .named(let path, _) = self else { return nil }
    return path
  }
}
