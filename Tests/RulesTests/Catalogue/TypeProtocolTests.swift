import Rules
import SourceModel
import Testing

struct TypeProtocolTests {
  private static func template(_ members: String, inherits: String = "") -> String {
    """
    public protocol LoginViewModelInputs {}
    public protocol LoginViewModelOutputs {}
    public protocol LoginViewModelType\(inherits) {
    \(members)
    }
    public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}
    """
  }

  static let cases = [
    RuleCase(
      "The order of the accessors and their spelling are free",
      template(
        """
          var outputs : LoginViewModelOutputs{get}
          var  inputs:  any LoginViewModelInputs  { get }
        """)),
    RuleCase(
      "Singular names belong to protocols with singular names",
      messages: [
        "rename 'input' to 'inputs': the type protocol exposes the ports under these names",
        "rename 'output' to 'outputs': the type protocol exposes the ports under these names",
      ],
      template(
        """
          var ▸input: LoginViewModelInputs { get }
          var ▸output: LoginViewModelOutputs { get }
        """)),
    RuleCase(
      "Where the protocols have singular names, the accessors may",
      template(
        """
          var input: LoginViewModelInputs { get }
          var output: LoginViewModelOutputs { get }
        """
      ).replacing("Inputs", with: "Input").replacing("Outputs", with: "Output")),
    RuleCase(
      "An associated type hides nothing else",
      template(
        """
          associatedtype Item
          var inputs: LoginViewModelInputs { get }
          var outputs: LoginViewModelOutputs { get }
          func ▸threshold() -> Int
        """
      ).replacing("Outputs {}", with: "Outputs { associatedtype Item }")),
    RuleCase(
      "A setter is one too many",
      template(
        """
          var ▸inputs: LoginViewModelInputs { get set }
          var outputs: LoginViewModelOutputs { get }
        """)),
    RuleCase(
      "A wrong type is reported at the type", messages: ["declare 'outputs' as 'LoginViewModelOutputs'"],
      template(
        """
          var inputs: LoginViewModelInputs { get }
          var outputs: ▸LoginViewModelInputs { get }
        """)),
    RuleCase(
      "A misspelled accessor is told by its type",
      messages: ["rename 'outpust' to 'outputs': the type protocol exposes the ports under these names"],
      template(
        """
          var inputs: LoginViewModelInputs { get }
          var ▸outpust: LoginViewModelOutputs { get }
        """)),
    RuleCase(
      "A function has no place in it",
      template(
        """
          var inputs: LoginViewModelInputs { get }
          var outputs: LoginViewModelOutputs { get }
          func ▸reset()
        """)),
    RuleCase(
      "What it inherits from elsewhere may declare the rest",
      template("  var inputs: LoginViewModelInputs { get }", inherits: ": BaseType")),
    RuleCase(
      "A qualified type is the same type",
      template(
        """
          var inputs: LoginLibrary.LoginViewModelInputs { get }
          var outputs: LoginViewModelOutputs { get }
        """)),
    RuleCase(
      "The transform style is no type protocol",
      """
      protocol ViewModelType {
        associatedtype Input
        associatedtype Output
        func transform(input: Input) -> Output
      }
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      final class LoginViewModel: ViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "A third port with a protocol and an accessor is a port",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public protocol LoginViewModelErrors {}
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
        var errors: LoginViewModelErrors { get }
      }
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs,
        LoginViewModelErrors {
        public var inputs: LoginViewModelInputs { return self }
        public var outputs: LoginViewModelOutputs { return self }
        public var errors: LoginViewModelErrors { return self }
      }
      """),
  ]

  @Test("The type protocol declares the accessors and nothing else", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("type-protocol") }
}
