import Rules
import SourceModel
import Testing

struct InputTypeTests {
  static let cases = [
    RuleCase(
      "Functions of every kind are functions",
      Sketch.template(inputs: "  func a()\n  func b() async\n  func c(_ x: Int, y: Int = 0)")),
    RuleCase(
      "Subjects of the Action module are subjects", .rxSwift,
      Sketch.blueprint(inputs: "  var a: PublishSubject<Void> { get }\n  var b: InputSubject<String> { get }")
    ),
    RuleCase(
      "A qualified name is the same type", .rxSwift,
      Sketch.blueprint(inputs: "  var a: RxSwift.PublishSubject<Void> { get }")),
    RuleCase(
      "An observer is reported unless a team accepts it", .rxSwift,
      messages: ["declare 'a' as 'PublishSubject' or 'InputSubject', not as 'AnyObserver<Void>'"],
      Sketch.blueprint(inputs: "  var a: ▸AnyObserver<Void> { get }")),
    RuleCase(
      "A team may accept observers", .rxSwift,
      configuration: "rules: {input-type: {accepted-types: [AnyObserver]}}",
      Sketch.blueprint(inputs: "  var a: AnyObserver<Void> { get }\n  var b: ▸BehaviorRelay<Void> { get }")),
    RuleCase(
      "An action is no input", .rxSwift, Sketch.blueprint(inputs: "  var submitAction: ▸CocoaAction { get }")),
    RuleCase(
      "A function is no subject", .rxSwift,
      messages: ["make 'submit' a property of type 'PublishSubject': inputs are subjects"],
      Sketch.blueprint(inputs: "  func ▸submit()")),
    RuleCase(
      "A type alias of the run is looked through", .rxSwift,
      Sketch.blueprint(inputs: "  var a: Tap { get }", below: "typealias Tap = PublishSubject<Void>")),
    RuleCase(
      "A view does not replace an input", .rxSwift,
      messages: ["declare 'email' as '{ get }': a view sends to an input and does not replace it"],
      Sketch.blueprint(
        inputs: "  var ▸email: PublishSubject<String> { get set }\n  var name: PublishSubject<String> { get }"
      )),
  ]

  static let javaCases = [
    RuleCase(
      "Methods in Java that give back a value are left to void-input", .kickstarterJava,
      Sketch.java(inputs: "    void a();\n    boolean b();\n    Subjects c();")),
    RuleCase(
      "Whatever a view could send to or observe is no input in Java", .kickstarterJava,
      messages: [
        "make 'a' a 'void' method: the view calls an input and has no access to its subject",
        "make 'b' a 'void' method: the view calls an input and has no access to its subject",
        "make 'c' a 'void' method: the view calls an input and has no access to its subject",
      ],
      Sketch.java(
        inputs:
          "    ▸Observer<String> a();\n    @NonNull ▸rx.subjects.BehaviorSubject<Void> b();\n    ▸Observable<Void> c();"
      )),
  ]

  @Test("An input is a function, in the blueprint a subject", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-type") }
}
