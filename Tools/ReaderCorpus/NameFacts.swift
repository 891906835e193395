/// A simple name in a body that means a field; in Kotlin one that no local has.
package struct NameFacts: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// A field of an instance of a type around the name.
    case field
    /// The same, for a reader who sees one file: a type in between inherits from another, which may hide the field.
    case fieldUnlessHidden
    /// A field of an instance, which a type around the name inherits.
    case inherited
    /// A static field that is inherited, imported, or a constant of an enum in a label.
    case shared
    // The forms of a name that no local has.
    case plain, call, qualified, instance

    /// Whether the reader has to find it.
    var isCompared: Bool {
      switch self {
      case .field, .plain, .call, .qualified, .instance: true
      case .fieldUnlessHidden, .inherited, .shared: false
      }
    }
  }

  package var kind: Kind
  package var name: String
  package var offset: Int
}
