import Rules
import SourceModel
import TestSupport
import Testing

struct VoidInputTests {
  static let cases = [
    RuleCase(
      "Void that is written out is nothing",
      Sketch.template(inputs: "  func a() -> Void\n  func b() -> ()\n  func c() -> Swift.Void")),
    RuleCase(
      "A closure for an argument is no result",
      Sketch.template(inputs: "  func register(_ handler: @escaping (Int) -> Bool)")),
    RuleCase(
      "A status for a delegate is a result",
      Sketch.template(inputs: "  func paymentAuthorized() -> ▸PKPaymentAuthorizationStatus")),
    RuleCase("An optional is a result", Sketch.template(inputs: "  func a() -> ▸Int?")),
    RuleCase(
      "A property is left to input-type",
      Sketch.template(inputs: "  var email: MutableProperty<String> { get }")),
    RuleCase(
      "A view neither waits for an input nor handles its errors",
      messages: [
        "remove 'async' from 'refresh': a view does not wait for an input, and errors are delivered through outputs",
        "remove 'async' and 'throws' from 'load': a view does not wait for an input, and errors are delivered through outputs",
        "remove 'throws' from 'save': a view does not wait for an input, and errors are delivered through outputs",
      ],
      Sketch.template(
        inputs: "  func ▸refresh() async\n  func ▸load() async throws\n  func ▸save() throws")),
    RuleCase(
      "A completion handler is a result",
      messages: ["remove 'completion' from 'load': results are delivered through outputs"],
      Sketch.template(
        inputs:
          "  func ▸load(completion: @escaping (Int) -> Void)\n  func build(_ make: @escaping (Int) -> Int)\n  func done(onTap: () -> Void)"
      )),
  ]

  static let javaCases = [
    RuleCase(
      "Generic methods and those that throw give back nothing too", .kickstarterJava,
      Sketch.java(
        inputs: "    <T> void a(T value);\n    void b() throws IOException;\n    public abstract void c();")),
    RuleCase(
      "A value in Java is reported at its type", .kickstarterJava,
      messages: ["declare 'a' as 'void': results are delivered through outputs"],
      Sketch.java(inputs: "    @NonNull ▸List<String> a(int x);")),
    RuleCase(
      "What a delegate's method gives back is the delegate's affair", .kickstarterJava,
      Sketch.java(inherited: "Other", below: "interface Other { boolean touched(); }")),
    RuleCase(
      "A subject in Java is left to input-type", .kickstarterJava,
      Sketch.java(inputs: "    PublishSubject<String> email();")),
  ]

  @Test("A suppression of the next line reaches to the end of a signature of several lines")
  func suppressionReachesTheSignature() throws {
    let source = Sketch.template(
      inputs: """
          // plumb:disable:next void-input - the payment sheet needs an answer
          func paymentAuthorized(
            amount: Int
          ) -> Bool
        """)
    let findings = try Lint.findings(in: source, dialect: .kickstarterSwift)
    #expect(!findings.contains { $0.rule == "void-input" || $0.rule == "unused-suppression" })
  }

  @Test("An input function returns nothing", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("void-input") }
}
