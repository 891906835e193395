/// A member of a type.
package enum JavaMember: Sendable {
  case field(JavaField)
  case method(JavaMethod)
  case type(JavaTypeTree)
  /// An initializer block, or the arguments of an enum's constant.
  case block([JavaStatement])
}
