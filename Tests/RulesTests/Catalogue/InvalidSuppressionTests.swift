import Rules
import SourceModel
import Testing

import TestSupport

struct InvalidSuppressionTests {
  static let comments: [(comment: String, message: String?)] = [
    (
      "// plumb:disable:next documented-input",
      "correct 'documented-input': no rule has this ID; did you mean 'documented-inputs'?"
    ),
    ("// plumb:disable:next xyz", "correct 'xyz': no rule has this ID"),
    ("// plumb:disable:next", "name the rules to suppress: 'plumb:disable:next rule-id - reason'"),
    (
      "// plumb:ignore documented-inputs",
      "write 'plumb:disable:next', ':this' or ':previous', or 'plumb:disable' and 'plumb:enable': 'plumb:ignore' is not a directive"
    ),
    ("/// plumb:disable:next xyz", nil),
    ("// see plumb:disable:next xyz", nil),
    ("let text = \"// plumb:disable:next xyz\"", nil),
  ]

  @Test("A suppression names a known rule and a known form", arguments: comments)
  func check(_ testCase: (comment: String, message: String?)) throws {
    let findings = try Lint.findings(
      in: Sketch.template(members: "  \(testCase.comment)\n  let x = 1"), dialect: .kickstarterSwift
    )
    .filter { $0.rule == "invalid-suppression" }
    #expect(findings.map(\.message) == [testCase.message].compactMap { $0 })
  }
}
