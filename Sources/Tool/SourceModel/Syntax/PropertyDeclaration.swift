/// A property, a field, or one name of a tuple pattern.
///
/// It is an immutable object, so that passing it around is cheap.
package final class PropertyDeclaration: Sendable {
  package enum Accessors: Equatable, Sendable {
    /// A stored property, with or without observers.
    case stored
    /// `{ get }` or `{ get set }` in a protocol.
    case requirement(settable: Bool)
    /// A computed property with the body of its getter, if there is one.
    case computed(getter: Body?, settable: Bool)
  }

  package let header: Header
  /// Whether it is a constant: `let`, `final`.
  package let isConstant: Bool
  /// The declared type, if any.
  package let type: LocatedType?
  package let initialValue: Expression?
  /// The initial value with all that values can flow through; nil where it is not read.
  package let initialTerm: Term?
  /// The delegate that reads and writes the property: the expression after `by` in Kotlin.
  package let delegate: Expression?
  /// The type that the property is an extension of: `A` in `val A.b: Int`.
  package let receiver: LocatedType?
  package let accessors: Accessors
  /// The position in a tuple pattern: 1 for `b` in `let (a, b) = pipe()`.
  package let tuplePosition: Int?
  /// The code of the initial value or the delegate, for those that are closures or have references (a `lazy var`).
  package let initialBody: Body?
  /// The bodies of setters and observers.
  package let otherBodies: [Body]
  /// The declared type, or the one in the initial value.
  package let knownType: TypeReference?

  package init(
    header: Header, isConstant: Bool, type: LocatedType? = nil, initialValue: Expression? = nil,
    accessors: Accessors = .stored, tuplePosition: Int? = nil, initialBody: Body? = nil,
    otherBodies: [Body] = [], delegate: Expression? = nil, receiver: LocatedType? = nil,
    initialTerm: Term? = nil
  ) {
    self.header = header
    self.isConstant = isConstant
    self.type = type
    self.initialValue = initialValue
    self.initialTerm = initialTerm
    self.delegate = delegate
    self.receiver = receiver
    self.accessors = accessors
    self.tuplePosition = tuplePosition
    self.initialBody = initialBody
    self.otherBodies = otherBodies
    self.knownType = type?.type ?? (tuplePosition == nil ? initialValue?.constructedType : nil)
  }

  /// Whether each instance stores it.
  package var isStoredInInstance: Bool { self.accessors == .stored && !self.header.isStatic }

  /// The body of the getter of a computed property.
  package var getter: Body? {
    guard case .computed(let getter, _) = self.accessors else { return nil }
    return getter
  }

  package var isLazy: Bool { self.header.has("lazy") }
}

extension PropertyDeclaration: Equatable {
  package static func == (lhs: PropertyDeclaration, rhs: PropertyDeclaration) -> Bool {
    lhs.header == rhs.header
      && lhs.isConstant == rhs.isConstant
      && lhs.type == rhs.type
      && lhs.initialValue == rhs.initialValue
      && lhs.initialTerm == rhs.initialTerm
      && lhs.delegate == rhs.delegate
      && lhs.receiver == rhs.receiver
      && lhs.accessors == rhs.accessors
      && lhs.tuplePosition == rhs.tuplePosition
      && lhs.initialBody == rhs.initialBody
      && lhs.otherBodies == rhs.otherBodies
  }
}
