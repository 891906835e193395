/// What some types inherit or conform to, directly or indirectly.
package struct Supertypes: Sendable {
  /// A type that the run does not declare.
  package struct Elsewhere: Hashable, Sendable {
    package var name: String
    /// Whether it is known to be a class.
    package var isClass: Bool

    package init(name: String, isClass: Bool = false) {
      self.name = name
      self.isClass = isClass
    }
  }

  /// The types that the run declares, and their extensions.
  package var declared: [Located<TypeDeclaration>] = []
  /// The others, each once.
  package var elsewhere: [Elsewhere] = []

  package init() {}
}
