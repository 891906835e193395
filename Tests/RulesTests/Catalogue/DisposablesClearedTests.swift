import Rules
import SourceModel
import TestSupport
import Testing

struct DisposablesClearedTests {
  private static func sketch(
    _ end: String, holder: String = "private val disposables = CompositeDisposable()"
  )
    -> String
  {
    Sketch.kotlin(
      members: """
            private val tapped = PublishSubject.create<Unit>()
            \(holder)
            init { this.tapped.subscribe { a(it) }.addToDisposable(disposables) }
            \(end)
        """)
  }

  private static let reportedHolder = "private val ▸disposables = CompositeDisposable()"

  static let cases = [
    RuleCase(
      "Any function may clear them, with each of the methods that end subscriptions", .kickstarterKotlin,
      sketch("override fun onCleared() { disposables.clear(); super.onCleared() }")),
    RuleCase(
      "A view holder has an input for it", .kickstarterKotlin,
      sketch("override fun clearDisposables() = this.disposables.dispose()")),
    RuleCase(
      "A lambda may clear them", .kickstarterKotlin,
      sketch("override fun onCleared() { addCloseable { disposables.clear() } }")),
    RuleCase(
      "Disposables that nothing clears are reported", .kickstarterKotlin,
      messages: [
        "clear 'disposables' when the view model ends: its subscriptions outlive the view model otherwise"
      ],
      sketch("override fun onCleared() { super.onCleared() }", holder: reportedHolder)),
    RuleCase(
      "The method of another object clears nothing", .kickstarterKotlin,
      sketch("override fun onCleared() { list.clear() }", holder: reportedHolder)),
    RuleCase(
      "Each holder is cleared by itself", .kickstarterKotlin,
      sketch(
        "private val others = CompositeDisposable()\n    fun b() { others.add(c) }\n    override fun d() = others.clear()",
        holder: reportedHolder)),
    RuleCase(
      "One that nothing is added to holds nothing", .kickstarterKotlin,
      Sketch.kotlin(members: "    private val disposables = CompositeDisposable()")),
    RuleCase(
      "One from outside is cleared there", .kickstarterKotlin,
      sketch("", holder: "").replacing(
        "(environment: Environment)", with: "(private val disposables: CompositeDisposable)")),
    RuleCase(
      "One that others see may be cleared by them", .kickstarterKotlin,
      sketch("", holder: "val disposables = CompositeDisposable()")),
    RuleCase(
      "One that others see is not theirs where the view model cleans up", .kickstarterKotlin,
      sketch(
        "override fun onCleared() { super.onCleared() }", holder: "val ▸disposables = CompositeDisposable()")),
    RuleCase(
      "One of a base class may be cleared by a subclass", .kickstarterKotlin,
      sketch(
        "override fun onCleared() { super.onCleared() }",
        holder: "protected val disposables = CompositeDisposable()")),
    RuleCase(
      "One that a function gives away may be cleared by its caller", .kickstarterKotlin,
      sketch("fun subscriptions() = this.disposables")),
    RuleCase(
      "A view model with flows may hold subscriptions as well", .kickstarterKotlin,
      Sketch.flows(
        """
          private val ▸disposables = CompositeDisposable()
          init { a.subscribe { mutableState.value = it }.addToDisposable(disposables) }
        """)),
  ]

  @Test("The disposables of a view model", arguments: cases)
  func reported(_ testCase: RuleCase) throws { try testCase.check("disposables-cleared") }
}
