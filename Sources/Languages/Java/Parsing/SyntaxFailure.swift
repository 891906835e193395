/// Why a declaration or a body cannot be read on.
struct SyntaxFailure: Error {
  var message: StaticString
  /// The token at which reading ended.
  var token: Int
}
