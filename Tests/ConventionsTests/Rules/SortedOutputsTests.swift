import Conventions
import Testing
import ViewModelModel

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
      "A related place is given",
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

  @Test("The members of Outputs are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-outputs") }
}
