import SourceModel

/// What one file says about the uses of ports: its types, and the chains that may lead to ports.
struct FileUses: Sendable {
  var language: Language
  /// The imports by their last names, with all their names.
  var imports: [String: String] = [:]
  var types: [UsedType] = []
  var chains: [UseChain] = []
  /// The name all chains with which are kept.
  var wanted: String?
  /// Whether it holds tests, by what it imports.
  var importsTests = false
}
