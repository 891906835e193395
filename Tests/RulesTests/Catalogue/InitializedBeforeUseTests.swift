import Rules
import SourceModel
import TestSupport
import Testing

struct InitializedBeforeUseTests {
  static let cases = [
    RuleCase(
      "Fields above 'init' are there", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              private val a = PublishSubject.create<Int>()
              private val b by lazy { c() }
              init { this.a.subscribe { b.d(it) } }
          """)),
    RuleCase(
      "A field below is reported at its first use, in lambdas too", .kickstarterKotlin,
      messages: [
        "declare 'a' above 'init': a field below has no value yet when 'init' runs",
        "declare 'b' above 'init': a field below has no value yet when 'init' runs",
      ],
      Sketch.kotlin(
        members: """
              init {
                c.subscribe { ▸a.onNext(it) }
                d.map { a }.let { this.▸b.e(it) }
              }
              private val a = PublishSubject.create<Int>()
              private val b by lazy { c() }
          """)),
    RuleCase(
      "Of several blocks each sees what stands above it", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              init { ▸a.b() }
              private val a = c()
              init { a.b() }
          """)),
    RuleCase(
      "Functions, computed and late properties have no value to wait for", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              init { a(); b.c(); d.e() }
              private fun a() {}
              private val b get() = f
              private lateinit var d: D
          """)),
    RuleCase(
      "A local variable or a parameter may have the name of a field below", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              init {
                val a = b()
                c.map { d -> d + a }
              }
              private val a = e()
              private val d = f()
          """)),
    RuleCase(
      "A name in a lambda with a receiver may be that of the receiver", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              init { c().apply { a = 1 } }
              private val a = e()
          """)),
    RuleCase(
      "A parameter of the constructor that is a field stands above all", .kickstarterKotlin,
      Sketch.kotlin(members: "    init { service.a() }", head: "(private val service: Service)")),
    RuleCase(
      "The constant of a companion is none of the instance", .kickstarterKotlin,
      Sketch.kotlin(
        members: """
              init { a(limit) }
              companion object { private val limit = 1 }
          """)),
    RuleCase(
      "A view model with flows is initialized alike", .kickstarterKotlin,
      Sketch.flows("  init { ▸other.a() }\n  private val other = b()")),
  ]

  @Test("Fields and the 'init' that uses them", arguments: cases)
  func reported(_ testCase: RuleCase) throws { try testCase.check("initialized-before-use") }

  @Test("It is an error, because the program stops there")
  func severity() throws {
    let text = Sketch.kotlin(members: "    init { a.b() }\n    private val a = c()")
    let findings = try Lint.findings(
      in: text, dialect: .kickstarterKotlin, rules: ["initialized-before-use"])
    #expect(findings.map(\.severity) == [.error])
  }
}
