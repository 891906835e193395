/// The settings of one language in a description.
public struct LanguageDescription: Hashable, Sendable {
  /// The imports besides those of the dialect: modules in Swift, types in Java and Kotlin. In alphabetical order.
  public var imports: [String]
  /// The class of the view; nil for the usual one.
  public var view: String?

  public init(imports: [String] = [], view: String? = nil) {
    self.imports = Set(imports).sorted(by: Alphabet.precedes)
    self.view = view
  }

  /// Whether it has no settings.
  public var isEmpty: Bool { self.imports.isEmpty && self.view == nil }
}
