/// How the head of a type is written: its keyword, its name and what it inherits.
package struct HeadSyntax: Sendable {
  /// How a head distinguishes the superclass.
  package enum Superclass: Sendable {
    /// It does not.
    case unmarked
    /// By its keyword. The inherited types follow keywords instead of a colon.
    case keyword
    /// By the arguments of its initializer.
    case arguments
  }

  /// The kinds of types by the keywords that declare them.
  package let kinds: [String: FileIndex.Header.Kind]
  /// The kinds of types by a word or a sign before the keyword.
  package let markedKinds: [String: FileIndex.Header.Kind]
  /// The keywords that are names elsewhere, each with the signs that may follow the name of a type.
  package let contextualKeywords: [String: [Unicode.Scalar]]
  /// The words that may stand before the keyword or the constructor.
  package let modifiers: Set<String>
  package let superclass: Superclass
  /// Whether the parameters of a constructor may follow the name.
  package let hasConstructor: Bool
  /// The attribute of a class whose ports a macro implements.
  package let macro: String?
}
