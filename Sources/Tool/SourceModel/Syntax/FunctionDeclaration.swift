/// A function, a method, or an initializer.
///
/// It is an immutable object, so that passing it around is cheap.
package final class FunctionDeclaration: Sendable {
  package enum Kind: Hashable, Sendable {
    case function
    case initializer
    case deinitializer
    case subscriptAccess
    /// A block of a class: `{ … }`, `static { … }` in Java, `init { … }` in Kotlin. It has no name.
    case initializerBlock
  }

  package let kind: Kind
  package let header: Header
  package let parameters: [Parameter]
  /// The result type; nil without one.
  package let result: LocatedType?
  /// The type that the function is an extension of: `A` in `fun A.b()`.
  package let receiver: LocatedType?
  /// Whether it is `async` in Swift or `suspend` in Kotlin.
  package let isAsync: Bool
  package let isThrowing: Bool
  /// Nil in a protocol or an interface.
  package let body: Body?
  /// The name with its labels: `tapped(activity:)`. In Java and Kotlin the name with the types of the
  /// parameters, without their type arguments: `tapped(Activity)`.
  package let fullName: String

  package init(
    kind: Kind, header: Header, parameters: [Parameter] = [], result: LocatedType? = nil,
    isAsync: Bool = false, isThrowing: Bool = false, body: Body? = nil, fullName: String? = nil,
    receiver: LocatedType? = nil
  ) {
    self.kind = kind
    self.header = header
    self.parameters = parameters
    self.result = result
    self.receiver = receiver
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.body = body
    self.fullName = fullName ?? Self.fullName(header.name.text, parameters)
  }

  private static func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    var fullName = name
    fullName += "("
    for parameter in parameters {
      fullName += parameter.label ?? "_"
      fullName += ":"
    }
    fullName += ")"
    return fullName
  }

  /// Whether it returns a value to its caller.
  package var returnsValue: Bool {
    guard let result else { return false }
    return !result.type.isVoid
  }
}

extension FunctionDeclaration: Equatable {
  package static func == (lhs: FunctionDeclaration, rhs: FunctionDeclaration) -> Bool {
    lhs.kind == rhs.kind
      && lhs.header == rhs.header
      && lhs.parameters == rhs.parameters
      && lhs.result == rhs.result
      && lhs.receiver == rhs.receiver
      && lhs.isAsync == rhs.isAsync
      && lhs.isThrowing == rhs.isThrowing
      && lhs.body == rhs.body
  }
}

/// A parameter of a function.
package struct Parameter: Hashable, Sendable {
  /// The argument label; nil for `_`, and in Java and Kotlin.
  package var label: String?
  /// The name inside the function.
  package var name: String
  package var type: TypeReference
  package var hasDefault: Bool

  package init(label: String?, name: String, type: TypeReference, hasDefault: Bool = false) {
    self.label = label
    self.name = name
    self.type = type
    self.hasDefault = hasDefault
  }
}
