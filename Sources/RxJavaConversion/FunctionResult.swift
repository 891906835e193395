/// What the function around a place returns.
struct FunctionResult {
  var expected: KnownType
  /// Whether its result is a value of a stream, so that null cannot be returned.
  var isStreamValue: Bool
  /// The first known type that it returned.
  var found: KnownType = .unknown
}
