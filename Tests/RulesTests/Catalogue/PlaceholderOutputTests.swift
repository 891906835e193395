import Rules
import SourceModel
import Testing

struct PlaceholderOutputTests {
  private static let outputs = "  var a: Signal<Int, Never> { get }"

  static let cases = [
    RuleCase(
      "Placeholders are noted in the initializer",
      messages: ["define 'a' in terms of the inputs: it is still a placeholder"],
      Sketch.template(
        outputs: outputs, members: "  public init() { self.a = ▸.empty }\n  public let a: Signal<Int, Never>")
    ),
    RuleCase(
      "Every spelling of one is one",
      Sketch.template(
        outputs: outputs, members: "  public let a: Signal<Int, Never> = ▸Signal<Int, Never>.empty")),
    RuleCase(
      "An empty signal that is used is none",
      Sketch.template(
        outputs: outputs,
        members:
          "  public init() { self.a = Signal.merge(self.b, .empty) }\n  public let a: Signal<Int, Never>")),
    RuleCase(
      "A property that nothing changes is one",
      messages: ["define 'a' in terms of the inputs: it is still a placeholder"],
      Sketch.template(
        outputs: "  var a: Property<Int> { get }",
        members:
          "  public init() { self.a = ▸Property(initial: 0, then: Signal.empty) }\n  public let a: Property<Int>"
      )),
    RuleCase(
      "A property that a signal changes is none",
      Sketch.template(
        outputs: "  var a: Property<Int> { get }",
        members:
          "  public init() { self.a = Property(initial: 0, then: self.b) }\n  public let a: Property<Int>")),
    RuleCase(
      "Other properties may be empty",
      Sketch.template(outputs: outputs, members: "  private let x: Signal<Int, Never> = .empty")),
    RuleCase(
      "The macro form is noted as well",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {}
        public protocol Outputs { var a: Signal<Int, Never> { get } }
        public init() { self.a = ▸.empty }
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "An observable of the blueprint is a placeholder as well", .rxSwift,
      Sketch.blueprint(
        outputs: "  var a: Observable<Int> { get }\n  var b: Observable<Int> { get }",
        members: """
            let a: Observable<Int>
            let b: Observable<Int> = ▸.empty()

            init() {
              a = ▸Observable.never()
            }
          """)),
  ]

  @Test("A placeholder is noted", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("placeholder-output") }
}
