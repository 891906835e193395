/// The error that ends the reading of a declaration or a body.
package struct SyntaxFailure: Error {
  package var message: StaticString
  /// The token at which reading ended.
  package var token: Int

  package init(message: StaticString, token: Int) {
    self.message = message
    self.token = token
  }
}
