import Testing

/// A change to a view model in order, and what a rule says of it.
struct Drift: Sendable, CustomTestStringConvertible {
  var rule: String
  var old: String
  var new: String
  var message: String
  var testDescription: String { "\(self.rule): \(self.new)" }
}
