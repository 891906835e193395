/// What an import names.
public enum ImportStyle: Sendable {
  /// A module: `Foundation`.
  case module
  /// A type with its package: `com.example.Message`.
  case path

  /// Whether a text can be imported.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .module: SwiftWords.isModule(text)
    case .path: JavaWords.isPath(text)
    }
  }
}
