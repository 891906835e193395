import Rules
import SourceModel
import Testing

struct SortedActionsTests {
  static let cases = [
    RuleCase(
      "Functions and properties are sorted as one", .rxSwift,
      Sketch.blueprint(
        actions: """
            var submitAction: CocoaAction { get }
            func ▸deleteAction(item: Item) -> CocoaAction
          """)),
    RuleCase(
      "A sorted list is left alone", .rxSwift,
      Sketch.blueprint(
        actions: """
            var cancelAction: CocoaAction { get }
            var submitAction: CocoaAction { get }
          """)),
  ]

  @Test("The members of Actions are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-actions") }

  @Test("It is off until a team turns it on")
  func isOptIn() throws {
    try RuleCase(
      "", .rxSwift, configuration: "rules: {sorted-inputs: on}",
      Sketch.blueprint(
        actions: """
            var submitAction: CocoaAction { get }
            var cancelAction: CocoaAction { get }
          """)
    ).check("sorted-actions")
  }
}
