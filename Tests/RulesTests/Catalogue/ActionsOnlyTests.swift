import Rules
import SourceModel
import Testing

struct ActionsOnlyTests {
  static let cases = [
    RuleCase(
      "Functions that make an action are actions", .rxSwift,
      Sketch.blueprint(
        members:
          "  func onDelete(_ item: Item) -> CocoaAction { CocoaAction { .empty() } }\n  func onEdit() -> Action<Int, Void> { self.edit }"
      )),
    RuleCase(
      "Functions of inputs are left to input-type", .rxSwift,
      Sketch.blueprint(inputs: "  func tapped()", members: "  func tapped() {}")),
    RuleCase(
      "Delegates, operators, deinit and overrides are left alone", .rxSwift,
      Sketch.blueprint(
        members:
          "  deinit {}\n  static func == (a: LoginViewModel, b: LoginViewModel) -> Bool { true }\n  override func start() {}",
        below: "extension LoginViewModel: UISearchBarDelegate {\n  func searchBarTapped() {}\n}")),
    RuleCase(
      "Other functions are reported, private and static ones too", .rxSwift,
      Sketch.blueprint(
        members: "  private func ▸cells() -> Observable<Int> { .empty() }\n  static func ▸make() {}")),
    RuleCase(
      "What the initializer calls belongs there", .rxSwift,
      messages: ["do in 'init' what 'bindInputs' does: a view model is complete once it is created"],
      Sketch.blueprint(members: "  init() { self.bindInputs() }\n  private func ▸bindInputs() {}")),
    RuleCase(
      "A plain extension is no excuse", .rxSwift,
      Sketch.blueprint(below: "extension LoginViewModel {\n  func ▸reload() {}\n}")),
    RuleCase(
      "A computed observable, a closure and a function below are functions", .rxSwift,
      Sketch.blueprint(
        outputs: "  var title: Observable<String> { get }",
        members: """
            private let onDone: (Int) -> Void
            let title: Observable<String>

            init(title: Observable<String>, onDone: @escaping (Int) -> Void) {
              self.title = title
              self.onDone = onDone
            }

            var ▸upperTitle: Observable<String> { return title.map { $0.uppercased() } }
            private let ▸isValid: (String) -> Bool = { $0.contains("@") }
            var ▸count: Int { return 1 }
            lazy var submit: Action<String, Void> = Action { _ in .empty() }
          """,
        below: """
          private func ▸validate(_ email: String) -> Bool { return email.contains("@") }
          func ▸titles() -> Observable<String> { return .empty() }
          func unrelated() -> Int { return 1 }
          struct Other {}
          private func ofTheOther() -> Bool { return true }
          """)),
    RuleCase(
      "Below the initializer there is nothing but actions", .rxSwift,
      messages: [
        "move 'count' to the service or out of 'LoginViewModel': below 'init' a view model has nothing but actions",
        "move 'subscript' to the service or out of 'LoginViewModel': below 'init' a view model has nothing but actions",
        "move 'Kind' to the service or out of 'LoginViewModel': below 'init' a view model has nothing but actions",
      ],
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }",
        members: """
            enum Limit { case one }
            init() {}
            var inputs: LoginViewModelInputsType { return self }
            var a: PublishSubject<Int> { return submit.inputs }
            private var ▸count: Int { return 1 }
            ▸subscript(index: Int) -> Int { return index }
            enum ▸Kind { case single }
            static var limit: Int { return 1 }
            lazy var submit: Action<String, Void> = Action { _ in .empty() }
          """)),
    RuleCase(
      "Another protocol may ask for a computed property", .rxSwift,
      """
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      final class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, IdentifiableType {
        init() {}
        var identity: String { return "" }
      }
      """),
    RuleCase(
      "A property that holds a function is one", .rxSwift,
      messages: [
        "make 'onClose' an action, or move it to the service: a view model has no functions except its actions"
      ],
      Sketch.blueprint(
        members: """
            var ▸onClose: (() -> Void)?
            private let format: (Int) -> String
            init(format: @escaping (Int) -> String) { self.format = format }
          """)),
  ]

  @Test("A view model has no functions but its actions", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("actions-only") }
}
