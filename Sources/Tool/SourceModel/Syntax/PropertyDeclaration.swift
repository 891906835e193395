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
  /// The type that the property is an extension of: `A` in `val A.b: Int`.
  package let receiver: LocatedType?
  package let accessors: Accessors
  /// The position in a tuple pattern: 1 for `b` in `let (a, b) = pipe()`.
  package let tuplePosition: Int?
  /// The code of the initial value or the delegate.
  private let initial: Body?
  /// The initial value with all that values can flow through; for a delegate that makes a value once, that value.
  package let initialTerm: Term?
  /// Whether the initial value is a delegate that reads and writes the property: the expression after `by` in Kotlin.
  private let isDelegated: Bool
  /// Whether the code of the initial value sees the instance: in Swift, that of a lazy property alone.
  private let seesInstance: Bool
  /// The bodies of setters and observers.
  package let otherBodies: [Body]

  package init(
    header: Header, isConstant: Bool, type: LocatedType? = nil, initial: Body? = nil,
    initialTerm: Term? = nil, isDelegated: Bool = false, seesInstance: Bool = true,
    accessors: Accessors = .stored, tuplePosition: Int? = nil, otherBodies: [Body] = [],
    receiver: LocatedType? = nil
  ) {
    self.header = header
    self.isConstant = isConstant
    self.type = type
    self.initial = initial
    self.initialTerm = initialTerm ?? initial?.resultTerm
    self.isDelegated = isDelegated
    self.seesInstance = seesInstance
    self.receiver = receiver
    self.accessors = accessors
    self.tuplePosition = tuplePosition
    self.otherBodies = otherBodies
  }

  package var initialValue: Expression? { self.isDelegated ? nil : self.initial?.result }

  /// The delegate that reads and writes the property.
  package var delegate: Expression? { self.isDelegated ? self.initial?.result : nil }

  /// The code of the initial value or the delegate, where it sees the instance.
  package var initialBody: Body? { self.seesInstance ? self.initial : nil }

  /// The code of the property that sees the instance.
  package var bodies: [Body] { [self.getter, self.initialBody].compactMap(\.self) + self.otherBodies }

  /// The declared type, or the one in the initial value.
  package var knownType: TypeReference? {
    self.type?.type ?? (self.tuplePosition == nil ? self.initialValue?.constructedType : nil)
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
      && lhs.initialTerm == rhs.initialTerm
      && lhs.isDelegated == rhs.isDelegated
      && lhs.receiver == rhs.receiver
      && lhs.accessors == rhs.accessors
      && lhs.tuplePosition == rhs.tuplePosition
      && lhs.initial == rhs.initial
      && lhs.otherBodies == rhs.otherBodies
  }
}
