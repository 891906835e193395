/// What a declaration says of a method.
struct MethodFacts {
  /// The type that declares it and its own name.
  var path: String
  var result: KnownType
  var parameters: [KnownType]
  /// The parameters whose values flow into streams, because of the type that declares the method.
  var streamParameters: Set<Int> = []
  var isStatic: Bool
  /// Whether it may return null.
  var isNullable: Bool
}
