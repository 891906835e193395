import Rules
import SourceModel
import Testing

struct ClassBoundTypeTests {
  private static func blueprint(_ header: String, others: String = "") -> String {
    """
    \(others)
    protocol LoginViewModelInputsType {}
    protocol LoginViewModelOutputsType {}
    protocol \(header) { var inputs: LoginViewModelInputsType { get } }
    final class LoginViewModel: LoginViewModelType {}
    extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
    """
  }

  static let cases = [
    RuleCase("The older spelling is the same", .rxSwift, blueprint("LoginViewModelType: class")),
    RuleCase(
      "A protocol for objects is bound to classes", .rxSwift,
      blueprint("LoginViewModelType: NSObjectProtocol")),
    RuleCase(
      "What it inherits from elsewhere may bind it", .rxSwift, blueprint("LoginViewModelType: BaseType")),
    RuleCase(
      "Another bound beside it does not matter", .rxSwift,
      blueprint("LoginViewModelType: AnyObject, BaseType")),
    RuleCase(
      "An unbound one is reported", .rxSwift,
      messages: ["make 'LoginViewModelType' class-only: inherit from 'AnyObject'"],
      blueprint("▸LoginViewModelType")),
    RuleCase(
      "A where clause may bind it", .rxSwift, blueprint("LoginViewModelType where Self: AnyObject")),
    RuleCase(
      "A class-only protocol may be more than that", .rxSwift,
      blueprint("LoginViewModelType: AnyObject, Hashable, Sendable")),
    RuleCase(
      "A struct may conform to protocols of the standard library", .rxSwift,
      blueprint("▸LoginViewModelType: Hashable, Sendable")),
  ]

  @Test("The type protocol is bound to classes", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("class-bound-type") }
}
