import Rules
import SourceModel
import TestSupport
import Testing

struct UnusedInputTests {
  static let cases = [
    RuleCase(
      "Its storage is read by nobody",
      messages: ["use 'a' in an output, or remove it: no output and no effect depends on it"],
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: """
          private let aProperty = MutableProperty<String?>(nil)
          func ▸a(_ value: String) { self.aProperty.value = value }
          """)),
    RuleCase(
      "One that does nothing is reported by 'input-storage' alone",
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: "func a(_ value: String) {}")),
    RuleCase(
      "Only a value that nothing uses is made of it",
      Sample.form(
        "let idle = self.aProperty.signal.skipNil()\nlet other = idle.map { $0 }\nself.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: """
          private let aProperty = MutableProperty<String?>(nil)
          func ▸a(_ value: String) { self.aProperty.value = value }
          """)),
    RuleCase(
      "A stream that a view can only observe gets nothing", .rxSwift,
      """
      protocol LoginViewModelInputsType {
        var balance: Observable<Int> { get }
        var ▸tap: AnyObserver<Void> { get }
      }
      protocol LoginViewModelOutputsType { var title: Observable<Int> { get } }
      final class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {
        var inputs: LoginViewModelInputsType { return self }
        var outputs: LoginViewModelOutputsType { return self }
        private let balanceSubject = PublishSubject<Int>()
        private let tapSubject = PublishSubject<Void>()
        var balance: Observable<Int> { balanceSubject.asObservable() }
        var tap: AnyObserver<Void> { tapSubject.asObserver() }
        var title: Observable<Int> { balanceSubject.map { $0 + 1 } }
      }
      """),
    RuleCase(
      "Another view model with the protocol may use it", .rxSwift,
      """
      protocol SlideInputsType { var tap: PublishSubject<Void> { get } }
      protocol SlideOutputsType { var title: Observable<Int> { get } }
      final class IntroViewModel: SlideInputsType, SlideOutputsType {
        let tap: PublishSubject<Void>
        let title: Observable<Int>
        init() { self.tap = PublishSubject(); self.title = .just(1) }
      }
      final class OutroViewModel: SlideInputsType, SlideOutputsType {
        let tap: PublishSubject<Void>
        let title: Observable<Int>
        init() { self.tap = PublishSubject(); self.title = self.tap.map { 1 } }
      }
      """),
    RuleCase(
      "An output, an effect and a sampled value are uses",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "An observer is a use",
      Sample.form(
        """
        self.x = self.bProperty.signal.map { _ in "" }
        self.y = self.cProperty.signal
        self.aProperty.signal.observeValues { print($0 ?? "") }
        """)),
    RuleCase(
      "Code that is not understood may use it",
      Sample.form(
        """
        self.x = elsewhere(self.aProperty.signal, self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "While no output has a source, the view model is being written",
      Sample.form("self.x = .empty\nself.y = .empty")),
    RuleCase(
      "Neither an output without a source nor a call that is not understood hides others",
      messages: ["use 'a' in an output, or remove it: no output and no effect depends on it"],
      Sample.form(
        """
        self.x = elsewhere(self.bProperty.signal, self.cProperty.signal).smoothed(by: 2)
        self.y = .empty
        """,
        a: """
          private let aProperty = MutableProperty<String?>(nil)
          func ▸a(_ value: String) { self.aProperty.value = value }
          """)),
    RuleCase(
      "A closure that a call gets may use it",
      Sample.form(
        """
        self.x = self.bProperty.signal.smoothed { [aProperty] _ in aProperty.value ?? "" }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A closure in which a call gets streams may send to it",
      Sample.form(
        """
        self.x = self.bProperty.signal.map { _ in "" }
        self.y = elsewhere(self.cProperty.signal) { self.aProperty.signal.skipNil() }
        """)),
    RuleCase(
      "Other files may see storage that is not private",
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: """
          let aProperty = MutableProperty<String?>(nil)
          func a(_ value: String) { self.aProperty.value = value }
          """)),
    RuleCase(
      "A pipe that nothing observes",
      messages: ["use 'a' in an output, or remove it: no output and no effect depends on it"],
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: """
          private let (aSignal, aObserver) = Signal<String, Never>.pipe()
          func ▸a(_ value: String) { self.aObserver.send(value: value) }
          """)),
    RuleCase(
      "An action among the inputs leads to what it executes, and an observer to its action", .rxSwift,
      messages: ["use 'help' in an output, or remove it: no output and no effect depends on it"],
      """
      protocol SearchViewModelInputsType {
        var ▸help: PublishSubject<Void> { get }
        var open: CocoaAction { get }
        var search: AnyObserver<String> { get }
      }
      protocol SearchViewModelOutputsType {
        var results: Observable<[String]> { get }
      }
      final class SearchViewModel: SearchViewModelInputsType, SearchViewModelOutputsType {
        let help: PublishSubject<Void>
        lazy var open: CocoaAction = { CocoaAction { [unowned self] _ in self.coordinator.open() } }()
        let search: AnyObserver<String>
        let results: Observable<[String]>
        private let coordinator: Coordinator
        private let searchAction: Action<String, [String]>
        init(coordinator: Coordinator, service: Service) {
          self.coordinator = coordinator
          self.help = PublishSubject()
          self.searchAction = Action { service.search($0) }
          self.search = self.searchAction.inputs
          self.results = self.searchAction.elements
        }
      }
      """),
    RuleCase(
      "A pipe with both its ends",
      messages: ["use 'a' in an output, or remove it: no output and no effect depends on it"],
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        a: """
          private let aPipe = Signal<String, Never>.pipe()
          func ▸a(_ value: String) { self.aPipe.input.send(value: value) }
          """)),
    RuleCase(
      "An expression that is not understood is a use of what is in it alone",
      messages: ["use 'a' in an output, or remove it: no output and no effect depends on it"],
      Sample.form(
        "self.x = #stream(self.bProperty.signal)\nself.y = self.cProperty.signal",
        a: """
          private let aProperty = MutableProperty<String?>(nil)
          func ▸a(_ value: String) { self.aProperty.value = value }
          """)),
    RuleCase(
      "In the blueprint neither hides others", .rxSwift,
      Sample.blueprint("x = b.shaken().map { \"\" }\ny = Observable.empty()")
        .replacing("{\n  var a:", with: "{\n  var ▸a:")),
    RuleCase(
      "In Kotlin neither hides others", .kickstarterKotlin,
      Sample.kotlinForm("this.x = odd(this.b)\nthis.y = Observable.empty()")
        .replacing("override fun a(", with: "override fun ▸a(")),
    RuleCase(
      "In Java neither hides others", .kickstarterJava,
      Sample.javaForm("this.x = odd(this.b);\nthis.y = Observable.empty();")
        .replacing("public void a(", with: "public void ▸a(")),
    RuleCase(
      "A coroutine is no effect", .kickstarterKotlin,
      Sample.kotlinForm("this.x = this.b.map { \"\" }\nthis.y = this.b.map { true }")
        .replacing(
          "override fun a(text: String) = this.a.onNext(text)",
          with: "override fun ▸a(text: String) { scope.launch { this@FormViewModel.a.onNext(text) } }")),
    RuleCase(
      "A getter of a stream is a use",
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        members: "var title: Signal<String, Never> { return self.aProperty.signal.skipNil() }")),
    RuleCase(
      "A getter is a use",
      Sample.form(
        "self.x = self.bProperty.signal.map { _ in \"\" }\nself.y = self.cProperty.signal",
        members: "var isEmpty: Bool { return self.aProperty.value == nil }")),
  ]

  @Test("An input that nothing is made of is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("unused-input") }
}
