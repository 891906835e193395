/// What a declaration says of a method.
struct MethodFacts {
  var result: KnownType
  var parameters: [KnownType]
  var isStatic: Bool
  /// Whether it may return null.
  var isNullable: Bool
}
