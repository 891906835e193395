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
    RuleCase(
      "An optional one and one that replays are stored state", .rxSwift,
      Sketch.blueprint(
        members:
          "  private var ▸a: BehaviorRelay<Int>?\n  private let ▸b = ReplaySubject<Int>.create(bufferSize: 1)"
      )),
    RuleCase(
      "A local of the initializer is stored state", .rxSwift,
      Sketch.blueprint(
        outputs: "  var title: Observable<String> { get }",
        members: """
            let title: Observable<String>

            init() {
              let ▸text = Variable("")
              let ▸typed: BehaviorRelay<Int> = .init(value: 0)
              let subject = PublishSubject<Int>()
              title = text.asObservable()
            }
          """)),
    RuleCase(
      "A local under a life-cycle heading is the exception", .rxSwift,
      Sketch.blueprint(
        members: """
            init() {
              // Inputs
              let ▸a = BehaviorRelay(value: 0)

              // ViewModel Life Cycle
              let b = BehaviorRelay(value: 0)
              // Keeps the session.
              let c = BehaviorRelay(value: 0)
            }
          """)),
    RuleCase(
      "A local that becomes a member is the member's affair", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: BehaviorRelay<Int> { get }",
        members: """
            let a: BehaviorRelay<Int>

            init() {
              let a = BehaviorRelay(value: 0)
              self.a = a
            }
          """)),
    RuleCase(
      "Several together and those of the file are stored state", .rxSwift,
      """
      import RxSwift
      private let ▸page = Variable(0)
      private let limit = 20
      let shared = BehaviorRelay(value: 0)

      """
        + Sketch.blueprint(
          members:
            "  private let ▸range: (Variable<Int>, Variable<Int>)\n  private var ▸all: [BehaviorRelay<Int>]")
    ),
  ]

  @Test("A view model stores no variable", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("no-variable") }
}
