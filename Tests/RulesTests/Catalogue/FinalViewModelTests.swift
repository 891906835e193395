import Rules
import SourceModel
import TestSupport
import Testing

struct FinalViewModelTests {
  private static let ports = "protocol LoginViewModelInputs {}\nprotocol LoginViewModelOutputs {}\n"

  static let cases = [
    RuleCase(
      "Modifiers may stand in any order",
      ports + "final public class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"),
    RuleCase(
      "Attributes do not matter",
      ports + "@MainActor\npublic final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"),
    RuleCase(
      "A struct is no class", messages: ["make 'LoginViewModel' a final class"],
      ports + "struct ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"),
    RuleCase(
      "An open class is not final",
      ports + "open class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"),
    RuleCase(
      "A struct that implements one list for its view model is no view model", .rxSwift,
      """
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      final class LoginViewModel: LoginViewModelOutputsType {
        struct Input: LoginViewModelInputsType {}
        var outputs: LoginViewModelOutputsType { return self }
      }
      """),
  ]

  static let javaCases = [
    RuleCase(
      "Modifiers and annotations in Java may stand in any order", .kickstarterJava,
      Sketch.java().replacing(
        "  final class", with: "  @SuppressWarnings(\"unused\") final public static class")),
    RuleCase(
      "An abstract class is there to be inherited from", .kickstarterJava,
      Sketch.java(below: "final class HelpViewModel extends LoginViewModel.ViewModel {}").replacing(
        "  final class", with: "  abstract class")),
    RuleCase(
      "A class in an interface is not final by itself", .kickstarterJava,
      messages: ["mark 'ViewModel' as 'final': a view model is not subclassed"],
      Sketch.java().replacing("  final class ", with: "  public static class ▸")),
    RuleCase(
      "A flat class is final too", .kickstarterJava,
      """
      public class ▸LoginViewModel extends ActivityViewModel<LoginActivity>
        implements LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "The class of an interface in Java is not abstract", .kickstarterJava,
      messages: ["make 'ViewModel' 'final' instead of 'abstract': a view model is not subclassed"],
      Sketch.java().replacing("  final class ViewModel", with: "  abstract class ▸ViewModel")),
  ]

  @Test("A view model is a final class", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("final-view-model") }

  @Test(
    "A class that only a stand-in inherits from is reported, and left for a person to mend; a base class is not",
    arguments: [("MockLoginViewModel", [false]), ("SpecialLoginViewModel", [])])
  func subclassesPreventTheFix(_ subclass: String, _ fixable: [Bool]) throws {
    let report = try Lint.report(
      [
        ("Base.swift", Self.ports + "class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"),
        ("Sub.swift", "final class \(subclass): LoginViewModel {}"),
      ], dialect: .kickstarterSwift, rules: ["final-view-model"])
    #expect(report.findings.map(\.fixable) == fixable)
  }
}
