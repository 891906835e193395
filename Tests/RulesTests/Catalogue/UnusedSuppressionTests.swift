import Rules
import SourceModel
import Testing

import TestSupport

struct UnusedSuppressionTests {
  private static func findings(_ text: String, configuration: String = "") throws -> [String] {
    try Lint.findings(in: text, dialect: .kickstarterSwift, configuration: configuration)
      .filter { $0.rule == "unused-suppression" }.map(\.message)
  }

  @Test("Each rule that is suppressed in vain is named")
  func namesTheRule() throws {
    let text = Sketch.template(
      inputs: "  // plumb:disable:next void-input, documented-inputs - history\n  func a()")
    #expect(
      try Self.findings(text) == ["remove 'void-input' from the suppression: it suppresses no finding"])
  }

  @Test("A suppression that holds something back is used")
  func usedOnesAreSilent() throws {
    let text = Sketch.template(inputs: "  // plumb:disable:next documented-inputs\n  func a()")
    #expect(try Self.findings(text).isEmpty)
  }

  @Test("Of a rule that is off nobody knows what it would find")
  func rulesThatAreOffAreSilent() throws {
    let text = Sketch.template(inputs: "  // plumb:disable:next void-input\n  /// A.\n  func a()")
    #expect(try Self.findings(text, configuration: "rules: {void-input: off}").isEmpty)
  }
}
