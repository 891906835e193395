import Rules
import SourceModel
import Testing

struct InitOnlySetupTests {
  static let cases = [
    RuleCase(
      "Actions are made where they are declared", .rxSwift,
      Sketch.blueprint(
        inputs: "  var open: InputSubject<Int> { get }", actions: "  var a: CocoaAction { get }",
        members: """
            init() {}
            lazy var a: CocoaAction = { CocoaAction { .empty() } }()
            lazy var c: CocoaAction? = { CocoaAction { .empty() } }()
            lazy var b = Action<Int, Void> { _ in .empty() }
            lazy var open: InputSubject<Int> = b.inputs
          """)),
    RuleCase(
      "Constants, nil and static members set nothing up", .rxSwift,
      Sketch.blueprint(
        members: """
            private let pageSize = 20
            private let title = "Title"
            private var token: Token? = nil
            static let shared = Cache()
          """)),
    RuleCase(
      "What stands under a life-cycle heading is an exception", .rxSwift,
      Sketch.blueprint(
        members: """
            // ViewModel Life Cycle
            private let disposeBag = DisposeBag()
            private let page = PublishSubject<Int>()
          """)),
    RuleCase(
      "Outputs have their own rule", .rxSwift,
      Sketch.blueprint(
        outputs: "  var a: Observable<Int> { get }", members: "  let a: Observable<Int> = .just(1)")),
    RuleCase(
      "State has its own rule", .rxSwift,
      Sketch.blueprint(
        members: "  private let page = BehaviorRelay(value: 1)\n  private let disposeBag = DisposeBag()")),
    RuleCase(
      "Subjects, variables and lazy values are reported", .rxSwift,
      messages: [
        "initialize 'a' in 'init': a view model is complete once it is created",
        "initialize 'page' in 'init': a view model is complete once it is created",
        "initialize 'cells' in 'init': a view model is complete once it is created",
      ],
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }",
        members:
          "  let ▸a = PublishSubject<Int>()\n  private var ▸page = 1\n  private lazy var ▸cells = makeCells()"
      )),
    RuleCase(
      "An input that is a relay is initialized too", .rxSwift,
      Sketch.blueprint(
        inputs: "  var more: BehaviorSubject<Bool> { get }",
        members: "  let ▸more = BehaviorSubject(value: false)")),
    RuleCase(
      "An output that is no stream is initialized too", .rxSwift,
      Sketch.blueprint(outputs: "  var cells: Cells { get }", members: "  let ▸cells = Cells()")),
  ]

  @Test("Nothing is initialized outside the initializer", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("init-only-setup") }
}
