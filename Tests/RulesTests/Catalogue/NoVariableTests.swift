import Rules
import SourceModel
import Testing

struct NoVariableTests {
  static let cases = [
    RuleCase(
      "Every type of it is one", .rxSwift,
      Sketch.blueprint(
        members:
          "  private let ▸a = Variable(1)\n  private let ▸b = BehaviorRelay<Int>(value: 1)\n  let ▸c: BehaviorSubject<Int>"
      )),
    RuleCase(
      "Publishing subjects keep nothing", .rxSwift,
      Sketch.blueprint(
        members: "  private let a = PublishSubject<Int>()\n  private let b = PublishRelay<Int>()")),
    RuleCase(
      "A life-cycle heading marks the exception", .rxSwift,
      Sketch.blueprint(members: "  // ViewModel Life Cycle\n  private let a = BehaviorRelay(value: 1)")),
    RuleCase(
      "A port is judged by its type", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: BehaviorRelay<Int> { get }", members: "  let a = BehaviorRelay(value: 1)")),
  ]

  @Test("A view model stores no variable", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-variable") }
}
