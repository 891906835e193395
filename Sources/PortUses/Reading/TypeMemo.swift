/// The lists of type arguments that were read, so that nested ones are read once.
final class TypeMemo {
  /// The lists by the place of their `<`; nil where there is none.
  var arguments: [Int: (arguments: [NamedType], next: Int)?] = [:]
  /// How many types are being read, each in the one before.
  var depth = 0
}
