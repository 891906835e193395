package import SourceModel

/// A declaration.
package struct DeclarationFacts: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, interface, `enum`, record, annotation, object
    /// A class without a name, also that of a constant of an enum.
    case anonymous
    case method, constructor, field
    /// A constant of an enum.
    case constant
    /// A block that initializes a class or its instances.
    case block
    /// A component of a record.
    case component
    /// A type alias.
    case alias

    var isType: Bool {
      switch self {
      case .class, .interface, .enum, .record, .annotation, .object, .anonymous, .alias: true
      default: false
      }
    }
  }

  /// The number of declarations around it.
  package var depth: Int
  package var kind: Kind
  /// The name; empty for anonymous classes and blocks.
  package var name: String
  package var range: TextRange
  /// The range of the name, if it has one.
  package var nameRange: TextRange?
  /// The modifiers as they are written.
  package var modifiers: [String] = []
  /// The names of the annotations, without packages.
  package var annotations: [String] = []
  package var typeParameters: [String] = []
  /// The superclass; of an extension the type that it extends.
  package var superclass = ""
  /// All other types that it inherits from; for an anonymous class the type that is created.
  package var interfaces: [String] = []
  /// The type of a field or the result of a method.
  package var type = ""
  /// The parameters with their types.
  package var parameters: [String] = []
  /// Whether it belongs to a type and not to its instances. It says nothing of types.
  package var isStatic = false
  package var isThrowing = false
  package var isDocumented = false
  /// The range of a body or of members, with the braces; in Kotlin of the value of a property as well.
  package var bodyRange: TextRange?
}
