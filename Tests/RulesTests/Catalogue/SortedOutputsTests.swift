import Rules
import SourceModel
import Testing

struct SortedOutputsTests {
  static let cases = [
    RuleCase(
      "Each list of outputs is sorted by itself",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelUIOutputs {
        var showHome: Signal<Void, Never> { get }
      }
      public protocol LoginViewModelDataOutputs {
        var ready: Signal<Void, Never> { get }
        var ▸load: Signal<Void, Never> { get }
      }
      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelUIOutputs, LoginViewModelDataOutputs {}
      """),
    RuleCase(
      "Names are compared without regard to case",
      Sketch.template(
        outputs: """
            var goToURL: Signal<Void, Never> { get }
            var goToUser: Signal<Void, Never> { get }
          """)),
    RuleCase(
      "A related place is given", notes: ["6:7 'title' is here"],
      Sketch.template(
        outputs: """
            var title: Signal<String, Never> { get }
            var ▸body: Signal<String, Never> { get }
          """)),
    RuleCase(
      "The blueprint's outputs are sorted", .rxSwift,
      Sketch.blueprint(
        outputs: """
            var title: Observable<String> { get }
            var ▸body: Observable<String> { get }
          """)),
  ]

  static let javaCases = [
    RuleCase(
      "Errors are sorted by themselves", .kickstarterJava,
      messages: ["move 'a' before 'b': errors are alphabetized"],
      Sketch.java(
        outputs: "    Observable<Void> c();\n    Observable<Pair<User, List<Map<String, Integer>>>> d();",
        errors: "    Observable<String> b();\n    Observable<String> ▸a();")),
    RuleCase(
      "What the outputs inherit in Java has its own order", .kickstarterJava,
      Sketch.java(outputs: "    Observable<Void> b();").replacing(
        "interface Outputs", with: "interface Outputs extends Shared")
        + "interface Shared { Observable<Void> c(); Observable<Void> a(); }"),
  ]

  @Test("The members of Outputs are alphabetized", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-outputs") }
}
