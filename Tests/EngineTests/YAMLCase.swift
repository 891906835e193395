import Testing

/// A text in YAML, and the error in it.
struct YAMLCase: Sendable {
  var text: String
  var message = ""

  init(_ text: String, _ message: String = "") {
    self.text = text
    self.message = message
  }
}

extension YAMLCase: CustomTestStringConvertible {
  var testDescription: String { self.text.prefix(40).debugDescription }
}
