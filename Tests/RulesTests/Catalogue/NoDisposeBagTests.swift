import Rules
import SourceModel
import Testing

struct NoDisposeBagTests {
  static let cases = [
    RuleCase(
      "Every spelling of the heading is one", .rxSwift,
      Sketch.blueprint(members: "  // MARK: - ViewModel Life Cycle\n  private let disposeBag = DisposeBag()")),
    RuleCase(
      "One word is one", .rxSwift,
      Sketch.blueprint(members: "  // Lifecycle\n  private let disposeBag: DisposeBag")),
    RuleCase(
      "A heading holds until the next one", .rxSwift,
      Sketch.blueprint(
        members:
          "  // ViewModel Life Cycle\n  private let a: Int\n  private let disposeBag = DisposeBag()\n  // Outputs\n  private let ▸other = DisposeBag()"
      )),
    RuleCase(
      "A sentence that mentions it is no heading", .rxSwift,
      Sketch.blueprint(
        members:
          "  // This bag lives as long as the life cycle of the screen does\n  private let ▸disposeBag = DisposeBag()"
      )),
    RuleCase(
      "A public variable is one too", .rxSwift,
      Sketch.blueprint(members: "  var ▸bag: DisposeBag = DisposeBag()")),
  ]

  @Test("A view model has no dispose bag", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-dispose-bag") }
}
