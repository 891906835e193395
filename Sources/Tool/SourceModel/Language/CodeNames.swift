/// How the names in the code of a language are resolved, and what refers to a member.
package struct CodeNames: Sendable {
  /// What a name without a receiver refers to where it is called.
  package enum Callees: Sendable {
    /// The same as elsewhere.
    case values
    /// A function, which may be local.
    case functions
    /// A method, which is never local.
    case methods
  }

  /// How the members of a local type see the locals around it.
  package enum LocalTypes: Sendable {
    case seeNoLocals
    /// A field hides the local with its name.
    case fieldsHideLocals
    /// A field or a function hides the local with its name, and the name of the type is that of a function.
    case membersHideLocals
  }

  package let callees: Callees
  package let localTypes: LocalTypes
  /// Whether local functions and types are in scope before their declarations.
  package let areHoisted: Bool
  /// Whether a local is in scope in its own value.
  package let areKnownInOwnValue: Bool
  /// Whether a type with arguments is a reference to its name.
  package let typesAreReferences: Bool
  /// Whether a keyword creates objects: `new Model()`.
  package let createsWithKeyword: Bool
  /// Whether the last expression of several ones in a lambda is its value.
  package let lambdasEndInValue: Bool
  /// Whether a keyword marks calls that may wait: `await`.
  package let marksWaiting: Bool
  /// The words that call another constructor.
  private let constructorWords: Set<String>

  package static let swift = CodeNames(
    callees: .values, localTypes: .seeNoLocals, areHoisted: true, areKnownInOwnValue: false,
    typesAreReferences: true, createsWithKeyword: false, lambdasEndInValue: false, marksWaiting: true,
    constructorWords: [])
  package static let java = CodeNames(
    callees: .methods, localTypes: .fieldsHideLocals, areHoisted: false, areKnownInOwnValue: true,
    typesAreReferences: false, createsWithKeyword: true, lambdasEndInValue: false, marksWaiting: false,
    constructorWords: ["super", "this"])
  package static let kotlin = CodeNames(
    callees: .functions, localTypes: .membersHideLocals, areHoisted: false, areKnownInOwnValue: false,
    typesAreReferences: false, createsWithKeyword: false, lambdasEndInValue: true, marksWaiting: false,
    constructorWords: ["super", "this"])

  /// Whether a name is a word that calls another constructor.
  func isConstructorWord(_ name: String) -> Bool { self.constructorWords.contains(name) }
}
