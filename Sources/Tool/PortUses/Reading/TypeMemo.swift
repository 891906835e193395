/// The lists of type arguments that have been read, so that nested ones are read once.
final class TypeMemo {
  /// The lists by the index of their `<`; nil if there is none.
  var arguments: [Int: (arguments: [NamedType], next: Int)?] = [:]
  /// The current depth of the recursion that reads types.
  var depth = 0
}
