package import SourceModel

/// An expression with everything in it.
package final class JavaNode: Sendable {
  package enum Kind: Sendable {
    case name(Name)
    case string, number, character, boolean
    case null
    case this
    case superInstance
    /// `target.name`
    case member(JavaNode, Name)
    /// `target.<A>name(arguments)`. The range is that of the parentheses.
    case call(JavaNode?, typeArguments: [JavaTypeName], Name, [JavaNode], TextRange)
    /// `new Type(arguments) { members }`
    case creation(JavaTypeName, [JavaNode], members: [JavaMember]?)
    case lambda([JavaParameter], JavaLambdaBody)
    /// `target::name`
    case reference(JavaNode, Name)
    case cast(JavaTypeName, JavaNode)
    case conditional(JavaNode, JavaNode, JavaNode)
    case parentheses(JavaNode)
    case assignment(JavaNode, JavaNode)
    /// Operands with operators between, before or after them.
    case operation([JavaNode])
    /// A type where an expression stands: `List<String>` in `List<String>::new`, `A` in `A.class`.
    case type(JavaTypeName)
    /// `Type name` after `instanceof`
    case pattern(JavaTypeName, Name)
    /// `Type.class`
    case classLiteral(JavaTypeName)
    /// Anything else, with the statements in it.
    case other([JavaStatement])
  }

  package let kind: Kind
  package let range: TextRange

  init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }

  /// The expression without parentheses around it.
  package var unwrapped: JavaNode {
    guard case .parentheses(let inner) = self.kind else { return self }
    return inner.unwrapped
  }

  /// Whether it is `null`, in parentheses or not.
  package var isNull: Bool {
    guard case .null = self.unwrapped.kind else { return false }
    return true
  }
}
