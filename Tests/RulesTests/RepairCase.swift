import Rules
import SourceModel
import TestSupport
import Testing

/// Source text, and what mending the findings of some rules makes of it.
struct RepairCase: Sendable, CustomTestStringConvertible {
  /// What the case is about, in a sentence.
  var testDescription: String
  var dialect: Dialect
  var bad: String
  var good: String
  /// Why the findings that are left are not mended, in their order.
  var refusals: [String]

  init(
    _ description: String, _ dialect: Dialect, _ bad: String, becomes good: String, refusals: [String] = []
  ) {
    self.testDescription = description
    self.dialect = dialect
    self.bad = bad
    self.good = good
    self.refusals = refusals
  }

  /// A case in which nothing is mended.
  init(_ description: String, _ dialect: Dialect, _ text: String, refused: String...) {
    self.init(description, dialect, text, becomes: text, refusals: refused)
  }

  /// Checks what becomes of the text with every kind of line ending, and that a second run changes nothing.
  func check(_ rules: Set<String>, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for lineBreak in ["\n", "\r\n"] {
      let bad = self.bad.replacing("\n", with: lineBreak)
      let fixed = try Lint.fixed(bad, dialect: self.dialect, rules: rules)
      #expect(fixed.text.replacing("\r\n", with: "\n") == self.good, sourceLocation: sourceLocation)
      #expect(
        fixed.text == self.good.replacing("\n", with: lineBreak), "the line endings differ",
        sourceLocation: sourceLocation)
      #expect(fixed.refusals == self.refusals, sourceLocation: sourceLocation)
      #expect(
        fixed.left.count == self.refusals.count, "\(fixed.left.map(\.message))",
        sourceLocation: sourceLocation)
      #expect(!fixed.left.contains { $0.rule == "parse-error" }, sourceLocation: sourceLocation)
      let again = try Lint.fixed(fixed.text, dialect: self.dialect, rules: rules)
      #expect(again.text == fixed.text, "a second run changes something", sourceLocation: sourceLocation)
    }
  }
}
