/// What a description says to one language alone.
public struct LanguageDescription: Hashable, Sendable {
  /// What is imported beside what the dialect needs: modules in Swift, types in Java. In alphabetical order.
  public var imports: [String]
  /// The class of the view; nil for the usual one.
  public var view: String?

  public init(imports: [String] = [], view: String? = nil) {
    self.imports = Set(imports).sorted(by: Alphabet.precedes)
    self.view = view
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { self.imports.isEmpty && self.view == nil }
}
