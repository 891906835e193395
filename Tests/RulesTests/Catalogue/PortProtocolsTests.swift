import Rules
import SourceModel
import TestSupport
import Testing

struct PortProtocolsTests {
  static let cases = [
    RuleCase(
      "Empty protocols are there",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "A type alias may stand for the type protocol",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public typealias LoginViewModelType = LoginViewModelInputs & LoginViewModelOutputs
      public final class LoginViewModel: LoginViewModelType {}
      """),
    RuleCase(
      "The type protocol may have any name, since its members tell it", .rxSwift,
      """
      protocol LoginViewModelInput {}
      protocol LoginViewModelOutput {}
      protocol LoginViewModelActions {}
      protocol LoginViewModelProtocol { var input: LoginViewModelInput { get } }
      final class LoginViewModel: LoginViewModelProtocol {}
      extension LoginViewModel: LoginViewModelInput, LoginViewModelOutput, LoginViewModelActions {}
      """),
    RuleCase(
      "The type protocol may inherit the ports",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol LoginViewModelType: LoginViewModelInputs, LoginViewModelOutputs {}
      public final class LoginViewModel: LoginViewModelType {}
      """),
    RuleCase(
      "What the run does not have may be elsewhere",
      """
      public final class LoginViewModel: BaseViewModel, LoginViewModelInputs {
        public var inputs: LoginViewModelInputs { return self }
      }
      """),
    RuleCase(
      "The macro form needs no type protocol",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {}
        public protocol Outputs {}
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "A macro form without outputs lacks them",
      messages: [
        "declare 'protocol Outputs': a view model declares its ports in protocols, which may be empty"
      ],
      """
      @ViewModel
      public final class ▸LoginViewModel {
        public protocol Inputs {}
      }
      extension LoginViewModel: LoginViewModel.Inputs {}
      """),
    RuleCase(
      "A port with an associated type permits no type protocol",
      """
      public protocol CellViewModelInputs {
        associatedtype Model
        func configureWith(model: Model)
      }
      public protocol CellViewModelOutputs {}
      public final class CellViewModel<Model>: CellViewModelInputs, CellViewModelOutputs {}
      """),
    RuleCase(
      "A missing type protocol is reported with the members that it needs",
      messages: [
        "declare 'protocol LoginViewModelType { var inputs: LoginViewModelInputs { get }; "
          + "var outputs: LoginViewModelOutputs { get } }': views depend on this protocol, not on the class"
      ],
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public final class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "An app without actions needs no protocols of actions", .rxSwift,
      """
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      protocol LoginViewModelType: AnyObject {
        var inputs: LoginViewModelInputsType { get }
        var outputs: LoginViewModelOutputsType { get }
      }
      final class LoginViewModel: LoginViewModelType {
        var inputs: LoginViewModelInputsType { return self }
        var outputs: LoginViewModelOutputsType { return self }
      }
      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
      """),
    RuleCase(
      "Where another view model has actions, each declares them", .rxSwift,
      """
      protocol HomeViewModelActionsType {}
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      protocol LoginViewModelType: AnyObject {
        var inputs: LoginViewModelInputsType { get }
        var outputs: LoginViewModelOutputsType { get }
      }
      final class ▸LoginViewModel: LoginViewModelType {
        var inputs: LoginViewModelInputsType { return self }
        var outputs: LoginViewModelOutputsType { return self }
      }
      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
      """),
    RuleCase(
      "A class conforms to its protocols",
      messages: [
        "conform 'LoginViewModel' to 'LoginViewModelOutputs': its members are the ports of the view model",
        "conform 'LoginViewModel' to 'LoginViewModelType': views depend on this protocol, not on the class",
      ],
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public final class ▸▸LoginViewModel: LoginViewModelInputs {
        public var inputs: LoginViewModelInputs { return self }
      }
      """),
    RuleCase(
      "It may conform through another protocol or an alias",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public protocol Everything: LoginViewModelType, AnyObject {}
      public final class LoginViewModel: Everything, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "An action makes a protocol of actions necessary", .rxSwift,
      messages: [
        "declare 'protocol LoginViewModelActionsType': a view model declares its ports in protocols, which may be empty"
      ],
      """
      protocol LoginViewModelInputsType {}
      protocol LoginViewModelOutputsType {}
      protocol LoginViewModelType: AnyObject {
        var inputs: LoginViewModelInputsType { get }
        var outputs: LoginViewModelOutputsType { get }
      }
      final class ▸LoginViewModel: LoginViewModelType {
        lazy var submit = Action<String, Void> { _ in .empty() }
      }
      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
      """),
    RuleCase(
      "An app may have its actions among the inputs", .rxSwift,
      """
      protocol LoginViewModelInputsType { var submit: CocoaAction { get } }
      protocol LoginViewModelOutputsType {}
      protocol LoginViewModelType: AnyObject {
        var inputs: LoginViewModelInputsType { get }
        var outputs: LoginViewModelOutputsType { get }
      }
      final class LoginViewModel: LoginViewModelType {
        lazy var submit = CocoaAction { .empty() }
        lazy var alert = CocoaAction { .empty() }
      }
      extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
      """),
  ]

  static let javaCases = [
    RuleCase("Empty interfaces are there", .kickstarterJava, Sketch.java()),
    RuleCase(
      "A missing interface of outputs is reported at the interface around the class", .kickstarterJava,
      messages: [
        "declare 'interface Outputs': a view model declares its ports in interfaces, which may be empty"
      ],
      """
      public interface ▸LoginViewModel {
        interface Inputs { void viewDidLoad(); }
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs {
          public final Inputs inputs = this;
        }
      }
      """),
    RuleCase(
      "An interface that the class leaves out is there", .kickstarterJava,
      messages: ["implement 'Inputs' in 'ViewModel': its members are the ports of the view model"],
      """
      public interface LoginViewModel {
        interface Inputs {}
        interface Outputs { Observable<String> title(); }
        final class ▸ViewModel extends ActivityViewModel<LoginActivity> implements Outputs {
          public final Outputs outputs = this;
        }
      }
      """),
    RuleCase(
      "Errors alone are no outputs, but count as such", .kickstarterJava,
      """
      public interface LoginViewModel {
        interface Inputs {}
        interface Errors { Observable<String> showError(); }
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Errors {}
      }
      """),
    RuleCase(
      "Interfaces that the run does not have may be elsewhere", .kickstarterJava,
      """
      public final class LoginViewModel extends ActivityViewModel<LoginActivity>
        implements LoginViewModelInputs, LoginContract {
        public final LoginViewModelInputs inputs = this;
      }
      """),
    RuleCase(
      "A class in Java implements the interfaces next to it", .kickstarterJava,
      messages: ["implement 'Outputs' in 'ViewModel': its members are the ports of the view model"],
      Sketch.java().replacing("final class ViewModel", with: "final class ▸ViewModel").replacing(
        "implements Inputs, Outputs", with: "implements Inputs")),
  ]

  @Test("A view model has its protocols", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("port-protocols") }

  @Test("Protocols in another file of the run count")
  func otherFilesCount() throws {
    let report = try Lint.report(
      [
        (
          "LoginViewModel.swift",
          "public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}"
        ),
        (
          "Ports/LoginPorts.swift",
          "public protocol LoginViewModelInputs {}\npublic protocol LoginViewModelOutputs {}"
        ),
        (
          "Ports/LoginType.swift",
          "public protocol LoginViewModelType { var inputs: LoginViewModelInputs { get } }"
        ),
      ], dialect: .kickstarterSwift, rules: ["port-protocols"])
    #expect(report.viewModels == 1)
    #expect(report.findings.isEmpty)
  }
}
