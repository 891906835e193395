import Rules
import SourceModel
import Testing

struct ActionTypeTests {
  static let cases = [
    RuleCase(
      "The types of the Action module are actions", .rxSwift,
      Sketch.blueprint(
        actions:
          "  var a: Action<(title: String, body: String), Void> { get }\n  var b: CocoaAction { get }\n  var c: CompletableAction<Int> { get }"
      )),
    RuleCase(
      "A function that makes an action is one", .rxSwift,
      Sketch.blueprint(actions: "  func onDelete(_ item: Item) -> CocoaAction")),
    RuleCase(
      "A function that does something is none", .rxSwift,
      messages: ["declare 'submit' as an 'Action' or a 'CocoaAction'"],
      Sketch.blueprint(actions: "  func ▸submit()")),
    RuleCase(
      "A subject is none", .rxSwift, Sketch.blueprint(actions: "  var submit: ▸PublishSubject<Void> { get }")),
    RuleCase(
      "A view replaces no action", .rxSwift,
      messages: ["declare 'submit' as '{ get }': a view executes an action and does not replace it"],
      Sketch.blueprint(
        actions: "  var ▸submit: Action<Int, Void> { get set }\n  var close: CocoaAction { get }")),
    RuleCase(
      "A function without arguments makes the same action for everyone", .rxSwift,
      messages: ["make 'submit' a property: an action without arguments is the same for every caller"],
      Sketch.blueprint(actions: "  func ▸submit() -> CocoaAction\n  func delete(_ item: Item) -> CocoaAction")
    ),
  ]

  @Test("An action is of the Action module", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("action-type") }
}
