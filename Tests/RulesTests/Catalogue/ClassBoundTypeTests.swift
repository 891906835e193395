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
      "A protocol of the run that it inherits is not class-only", .rxSwift,
      blueprint("▸LoginViewModelType: BaseType", others: "protocol BaseType: Named {}\nprotocol Named {}")),
    RuleCase(
      "Its lists are not class-only", .rxSwift, blueprint("▸LoginViewModelType: LoginViewModelInputsType")),
    RuleCase(
      "A composition of protocols that are not class-only", .rxSwift,
      blueprint(
        "▸LoginViewModelType: Both",
        others: "protocol Named {}\nprotocol Loading {}\ntypealias Both = Named & Loading")),
    RuleCase(
      "A protocol of the run that it inherits is class-only", .rxSwift,
      blueprint(
        "LoginViewModelType: BaseType", others: "protocol BaseType: Named {}\nprotocol Named: AnyObject {}")),
    RuleCase(
      "A protocol of the run that it inherits is class-only by its where clause", .rxSwift,
      blueprint("LoginViewModelType: BaseType", others: "protocol BaseType where Self: AnyObject {}")),
    RuleCase(
      "A protocol of the run that it inherits has a superclass", .rxSwift,
      blueprint("LoginViewModelType: BaseType", others: "class Base {}\nprotocol BaseType: Base {}")),
    RuleCase(
      "A protocol of the run that it inherits inherits one from elsewhere", .rxSwift,
      blueprint("LoginViewModelType: BaseType", others: "protocol BaseType: Stepper {}")),
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
