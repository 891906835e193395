/// A mistake in the page of a rule.
package struct RulePageError: Error, Equatable, CustomStringConvertible {
  package var id: String
  package var line: Int
  /// What to do.
  package var message: String

  /// The place and the message, as compilers print them.
  package var description: String {
    "Documentation/Rules/\(self.id).md:\(self.line): error: \(self.message)"
  }
}
