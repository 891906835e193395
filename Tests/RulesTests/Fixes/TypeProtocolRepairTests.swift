import Rules
import SourceModel
import TestSupport
import Testing

struct TypeProtocolRepairTests {
  private static let members =
    "  public var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { return self }"

  private static func file(_ body: String, members: String = members, below: String = "") -> String {
    """
    public protocol LoginViewModelInputs {}
    public protocol LoginViewModelOutputs {}
    public protocol LoginViewModelType \(body)
    public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
    \(members)
    }
    \(below)
    """
  }

  private static func mended(_ description: String, _ bad: String, becomes good: String) -> RepairCase {
    RepairCase(description, .kickstarterSwift, self.file(bad), becomes: self.file(good))
  }

  private static func refused(
    _ description: String, _ body: String, members: String = members, below: String = "", _ reasons: String...
  ) -> RepairCase {
    let text = self.file(body, members: members, below: below)
    return RepairCase(description, .kickstarterSwift, text, becomes: text, refusals: reasons)
  }

  private static let both =
    "{\n  var inputs: LoginViewModelInputs { get }\n  var outputs: LoginViewModelOutputs { get }\n}"

  static let cases = [
    mended("An empty body gets both", "{\n}", becomes: both),
    mended("A body without lines gets both", "{}", becomes: both),
    mended(
      "A body on one line is spread", "{ var outputs: LoginViewModelOutputs { get } }", becomes: both),
    mended(
      "The other one shows how it is written",
      "{\n\t/// The outputs.\n\tvar outputs:any LoginViewModelOutputs {get} // it\n}",
      becomes:
        "{\n\tvar inputs:any LoginViewModelInputs {get}\n\t/// The outputs.\n\tvar outputs:any LoginViewModelOutputs {get} // it\n}"
    ),
    mended(
      "What is read and set is read only",
      "{\n  var inputs: LoginViewModelInputs { get set }\n  var outputs: LoginViewModelOutputs {set get}\n}",
      becomes: "{\n  var inputs: LoginViewModelInputs { get }\n  var outputs: LoginViewModelOutputs {get}\n}"),
    mended(
      "A type that the view model does not offer is replaced",
      "{\n  var inputs: LoginViewModelInputs { get }\n  var outputs: LoginViewModelInputs { get }\n}",
      becomes: both),
    RepairCase(
      "The name is that of the view model, and the actions come last", .rxSwift,
      """
      protocol LoginViewModelInput {}
      protocol LoginViewModelOutput {}
      protocol LoginViewModelAction {}
      protocol LoginViewModelType: class {
          var input: LoginViewModelInput { get }

          var output: LoginViewModelOutput { get }
      }
      final class LoginViewModel: LoginViewModelType {
          var input: LoginViewModelInput { return self }
          var output: LoginViewModelOutput { return self }
          var action: LoginViewModelAction { return self }
      }
      extension LoginViewModel: LoginViewModelInput, LoginViewModelOutput, LoginViewModelAction {}
      """,
      becomes: """
        protocol LoginViewModelInput {}
        protocol LoginViewModelOutput {}
        protocol LoginViewModelAction {}
        protocol LoginViewModelType: class {
            var input: LoginViewModelInput { get }

            var output: LoginViewModelOutput { get }

            var action: LoginViewModelAction { get }
        }
        final class LoginViewModel: LoginViewModelType {
            var input: LoginViewModelInput { return self }
            var output: LoginViewModelOutput { return self }
            var action: LoginViewModelAction { return self }
        }
        extension LoginViewModel: LoginViewModelInput, LoginViewModelOutput, LoginViewModelAction {}
        """),
  ]

  private static let one = "{\n  var outputs: LoginViewModelOutputs { get }\n}"

  static let refusedCases = [
    refused(
      "What the view model does not have is not asked for", one,
      members: "  public var outputs: LoginViewModelOutputs { return self }",
      "'LoginViewModel' has no 'inputs'"),
    refused(
      "What is seen less far is not asked for", one,
      members: members.replacing("public var inputs", with: "var inputs"),
      "'inputs' of 'LoginViewModel' has a lower access level"),
    refused(
      "What other types would lack is not asked for", one,
      below: "struct Mock: LoginViewModelType { let outputs: LoginViewModelOutputs }",
      "other types conform to 'LoginViewModelType'"),
    refused(
      "A requirement that can be set is left",
      "{\n  var inputs: LoginViewModelInputs { get set }\n  var outputs: LoginViewModelOutputs { get }\n}",
      members: members.replacing(
        "inputs: LoginViewModelInputs { return self }", with: "inputs: LoginViewModelInputs"),
      "other code may set 'inputs'"),
    refused(
      "A type that both have is left",
      "{\n  var inputs: LoginViewModel { get }\n  var outputs: LoginViewModelOutputs { get }\n}",
      members: members.replacing("inputs: LoginViewModelInputs", with: "inputs: LoginViewModel"),
      "other code may rely on the type of 'inputs'"),
    refused(
      "Other members and other names are left",
      "{\n  var inputs: LoginViewModelInputs { get }\n  var outpust: LoginViewModelOutputs { get }\n  func f()\n}",
      "other code may use 'outpust'", "other code may use 'f'"),
  ]

  @Test("The type protocol is mended", arguments: cases + refusedCases)
  func mends(_ testCase: RepairCase) throws { try testCase.check(["type-protocol"]) }

  @Test("A type protocol in another file is mended there")
  func otherFiles() throws {
    let ports =
      "protocol LoginViewModelInputs {}\nprotocol LoginViewModelOutputs {}\nprotocol LoginViewModelType {\n}"
    let viewModel =
      "final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {\n\(Self.members)\n}"
    let fixed = try Lint.fixed(
      ports, path: "Ports.swift", companions: [("LoginViewModel.swift", viewModel)],
      dialect: .kickstarterSwift, rules: ["type-protocol"])
    #expect(fixed.text == ports.dropLast(3) + Self.both)
    #expect(fixed.left.isEmpty)
  }
}
