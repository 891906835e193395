import Rules
import SourceModel
import TestSupport
import Testing

struct UnhandledErrorTests {
  /// A view model with a request whose errors are handled, and one that a case is about.
  private static func form(_ request: String, handled: String = ".compose(neverErrorV2())") -> String {
    """
    interface LoginViewModel {
      interface Inputs { fun emailChanged(email: String) }
      interface Outputs {
        fun greeting(): Observable<String>
        fun isKnown(): Observable<Boolean>
      }
      class LoginViewModel(private val client: ApiClientTypeV2) : ViewModel(), Inputs, Outputs {
        private val emailChanged = PublishSubject.create<String>()
        private val greeting = BehaviorSubject.create<String>()
        private val isKnown: Observable<Boolean>
        init {
          \(request).addToDisposable(disposables)
          this.isKnown = this.emailChanged.switchMap { this.client.isKnown(it)\(handled) }
        }
        override fun emailChanged(email: String) = this.emailChanged.onNext(email)
        override fun greeting(): Observable<String> = this.greeting
        override fun isKnown(): Observable<Boolean> = this.isKnown
      }
    }
    """
  }

  /// The same in the blueprint.
  private static func blueprint(_ request: String) -> String {
    Sample.blueprint(
      """
      x = a.flatMapLatest { service.name($0).catchAndReturn("") }
      y = b.map { true }
      a.flatMapLatest { service.user($0) }\(request).disposed(by: bag)
      """)
  }

  static let cases = [
    RuleCase(
      "In the blueprint a closure gets the values, and nothing the errors", .rxSwift,
      messages: ["handle the errors of 'service.user': without an error handler, 'subscribe' ends the app"],
      blueprint(".▸subscribe(onNext: { print($0) })")),
    RuleCase("One that binds", .rxSwift, blueprint(".▸bind { print($0) }")),
    RuleCase(
      "Another closure gets the errors", .rxSwift,
      blueprint(".subscribe(onNext: { print($0) }, onError: { print($0) })")),
    RuleCase("A closure gets all events", .rxSwift, blueprint(".subscribe { print($0) }")),
    RuleCase(
      "A function gets the values, and nothing the errors", .kickstarterKotlin,
      messages: ["handle the errors of 'client.user': without an error handler, 'subscribe' ends the app"],
      form(
        "this.emailChanged.switchMap { this.client.user(it) }.▸subscribe { this.greeting.onNext(it.name) }")),
    RuleCase(
      "Through operators and a name", .kickstarterKotlin,
      form(
        "val user = this.emailChanged.switchMap { this.client.user(it) }.map { it.name }\n"
          + "user.filter { it.isNotEmpty() }.▸subscribe { name -> this.greeting.onNext(name) }")),
    RuleCase(
      "A second function gets the errors", .kickstarterKotlin,
      form(
        "this.emailChanged.switchMap { this.client.user(it) }.subscribe({ this.greeting.onNext(it.name) }, { Timber.e(it) })"
      )),
    RuleCase(
      "They are handled in the closure", .kickstarterKotlin,
      form(
        "this.emailChanged.switchMap { this.client.user(it).compose(neverErrorV2()) }.subscribe { this.greeting.onNext(it.name) }"
      )),
    RuleCase(
      "They are handled after it", .kickstarterKotlin,
      form(
        "this.emailChanged.switchMap { this.client.user(it) }.onErrorReturnItem(User()).subscribe { this.greeting.onNext(it.name) }"
      )),
    RuleCase(
      "Nothing shows that the service fails", .kickstarterKotlin,
      form(
        "this.emailChanged.switchMap { this.client.user(it) }.subscribe { this.greeting.onNext(it.name) }",
        handled: "")),
    RuleCase(
      "An input has no errors", .kickstarterKotlin,
      form("this.emailChanged.map { it.trim() }.subscribe { this.greeting.onNext(it) }")),
    RuleCase(
      "Code that is not understood may handle them", .kickstarterKotlin,
      form(
        "this.emailChanged.switchMap { this.client.user(it) }.calmed().subscribe { this.greeting.onNext(it.name) }"
      )),
  ]

  @Test("A request whose errors end the app is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("unhandled-error") }
}
