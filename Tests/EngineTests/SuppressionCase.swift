import Testing

/// The members of a list of inputs with marks where findings belong, and the rules of those.
struct SuppressionCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var members: String
  var rules: [String]

  init(_ description: String, _ members: String, _ rules: [String] = []) {
    self.testDescription = description
    self.members = members
    self.rules = rules
  }
}
