import Engine
import Foundation
import Rules
import SeededRandom
import TestSupport
import Testing

/// What belongs to a view model is found in whatever files of the run it stands.
struct ComponentTests {
  typealias Case = ComponentCase

  private static let inputs = "protocol LoginViewModelInputs {\n  func logIn() -> ▸Bool\n}\n"
  private static let outputs =
    "protocol LoginViewModelOutputs {\n  var title: Signal<String, Never> { get }\n}\n"
  private static let type = """
    protocol LoginViewModelType {
      var inputs: LoginViewModelInputs { get }
      var outputs: LoginViewModelOutputs { get }
    }

    """
  private static let conformances = "LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs"
  private static let body = """
     {
      let title: Signal<String, Never>
      private let logInProperty = MutableProperty(())
      func logIn() -> Bool {
        logInProperty.value = ()
        return true
      }
      init() { self.title = self.logInProperty.signal.map { "" } }
      var inputs: LoginViewModelInputs { return self }
      var outputs: LoginViewModelOutputs { return self }
    }

    """
  private static let start = "import ReactiveSwift\n\n"

  static let cases: [Case] = [
    Case(
      "one file",
      ["A.swift": start + inputs + outputs + type + "final class LoginViewModel: \(conformances)" + body]),
    Case(
      "every protocol in a file of its own",
      [
        "Ports/I.swift": start + inputs, "Ports/O.swift": start + outputs, "Deep/Down/T.swift": type,
        "A.swift": start + "final class LoginViewModel: \(conformances)" + body,
      ]),
    Case(
      "an alias for the protocols",
      [
        "Alias.swift": "typealias LoginViewModelType = LoginViewModelInputs & LoginViewModelOutputs\n",
        "I.swift": start + inputs, "O.swift": start + outputs,
        "A.swift": start + "final class LoginViewModel: LoginViewModelType" + body,
      ]),
    Case(
      "an alias of an alias, over several lines",
      [
        "Alias.swift": "typealias Ports\n  = LoginViewModelInputs\n  & LoginViewModelOutputs\n",
        "Other.swift": "public typealias LoginPorts = Ports  // all of them\n",
        "Ports.swift": start + inputs + outputs,
        "A.swift": start + "final class LoginViewModel: LoginPorts" + body,
      ]),
    Case(
      "a type protocol that inherits the others",
      [
        "Type.swift": "protocol LoginViewModelType: LoginViewModelInputs, LoginViewModelOutputs {}\n",
        "Ports.swift": start + inputs + outputs,
        "A.swift": start + "final class LoginViewModel: LoginViewModelType" + body,
      ]),
    Case(
      "the conformances in an extension in another file",
      [
        "A.swift": start + "final class LoginViewModel" + body,
        "B.swift": start + "extension LoginViewModel: \(conformances) {}\n",
        "Ports.swift": start + inputs + outputs + type,
      ]),
    Case(
      "the functions in an extension in another file",
      [
        "A.swift": start + inputs + outputs + type + "final class LoginViewModel: \(conformances) {\n"
          + "  let title: Signal<String, Never>\n  let logInProperty = MutableProperty(())\n}\n",
        "B.swift":
          "extension LoginViewModel {\n  func logIn() -> Bool { logInProperty.value = (); return true }\n}\n",
      ]),
    Case(
      "an extension of the type protocol in another file",
      [
        "A.swift": start + inputs + outputs + type + "final class LoginViewModel: \(conformances)"
          + body.replacing("  var inputs: LoginViewModelInputs { return self }\n", with: ""),
        "B.swift": "extension LoginViewModelType where Self: LoginViewModelInputs {\n"
          + "  var inputs: LoginViewModelInputs { return self }\n}\n",
      ]),
    Case(
      "protocols nested in the class, conformed to by an extension",
      [
        "A.swift": start
          + """
          final class LoginViewModel {
            protocol Inputs {
              func logIn() -> ▸Bool
            }
            protocol Outputs {}
          }
          extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}

          """
      ]),
    Case(
      "protocols nested in an extension in another file",
      [
        "A.swift": start + "final class LoginViewModel {}\n",
        "B.swift": start + "extension LoginViewModel {\n  protocol Inputs {\n    func logIn() -> ▸Bool\n  }\n"
          + "  protocol Outputs {}\n}\n",
        "C.swift": "extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}\n",
      ]),
    Case(
      "the macro",
      [
        "A.swift": "import Plumbline\n\n"
          + "@ViewModel\nfinal class LoginViewModel {\n  protocol Inputs {\n    func logIn() -> ▸Bool\n  }\n"
          + "  protocol Outputs {}\n}\n"
      ]),
    Case(
      "the macro with an extension in another file",
      [
        "A.swift": "import Plumbline\n\n"
          + "@ViewModel final class LoginViewModel {\n  protocol Inputs {\n    func logIn() -> ▸Bool\n  }\n}\n",
        "B.swift": "extension LoginViewModel {\n  static let limit = 3\n}\n",
      ]),
    Case(
      "a class nested in another type, extended by its qualified name",
      [
        "A.swift": start + "enum Login {\n  final class ViewModel {}\n}\n",
        "B.swift": start + "protocol LoginInputs {\n  func logIn() -> ▸Bool\n}\nprotocol LoginOutputs {}\n",
        "C.swift": "extension Login.ViewModel: LoginInputs, LoginOutputs {}\n",
      ]),
    Case(
      "names qualified by their module",
      [
        "A.swift": start + "final class LoginViewModel: App.LoginViewModelInputs, App.LoginViewModelOutputs"
          + body,
        "B.swift": start + inputs + outputs,
      ]),
    Case(
      "protocols of a delegate in another file",
      [
        "A.swift": start + "protocol LoginViewModelInputs: RowDelegate {\n  func logIn() -> ▸Bool\n}\n"
          + outputs
          + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs" + body,
        "B.swift": "protocol RowDelegate: AnyObject {\n  func rowTapped(_ row: Int)\n}\n",
      ]),
    Case(
      "aliases for streams in other files",
      [
        "A.swift": start + inputs
          + "protocol LoginViewModelOutputs {\n  var title: Stream<String> { get }\n}\n"
          + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {\n"
          + "  let title: Stream<String>\n}\n",
        "B.swift": "typealias Stream<Value> = Hot<Value>\n",
        "C.swift": "import ReactiveSwift\ntypealias Hot<Value> = Signal<Value, Never>\n",
      ]),
    Case(
      "two apps with types of the same names",
      [
        "One/A.swift": start + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs"
          + body,
        "One/P.swift": start + inputs + outputs,
        "Two/A.swift": start + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs"
          + body,
        "Two/P.swift": start + inputs.replacing("▸Bool", with: "Void") + outputs,
      ], viewModels: 2),
    Case(
      "conformances in any order, over several lines, with comments and backticks",
      [
        "A.swift": start
          + "final\nclass LoginViewModel /* the class */ :\n  `LoginViewModelOutputs`, // outputs\n"
          + "  LoginViewModelInputs\n" + body,
        "B.swift": start + inputs, "C.swift": start + outputs,
      ]),
    Case(
      "a generic class with constraints",
      [
        "A.swift": start
          + "final class LoginViewModel<T: Sequence, U>: LoginViewModelInputs, LoginViewModelOutputs"
          + "\nwhere T.Element == U" + body,
        "B.swift": start + inputs + outputs,
      ]),
    Case(
      "a whole file under a condition",
      [
        "A.swift": "#if os(iOS)\n" + start
          + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs"
          + body + "#endif\n",
        "B.swift": "#if os(iOS)\n" + start + inputs + outputs + "#endif\n",
      ]),
    Case(
      "lists of two kinds, with a typo in one",
      [
        "A.swift": start
          + "final class LoginViewModel: LoginViewModelInputs, LoginViewModelUIOutputs, LoginViewModlDataOutputs"
          + body,
        "B.swift": start + inputs
          + "protocol LoginViewModelUIOutputs {}\nprotocol LoginViewModlDataOutputs {}\n",
      ]),
    Case(
      "an alias of a composition that is nested in another type",
      [
        "A.swift": start + "final class LoginViewModel: Login.Ports" + body,
        "B.swift": "enum Login {\n  typealias Ports = Both\n}\n",
        "C.swift": "typealias Both = LoginViewModelInputs & LoginViewModelOutputs\n",
        "D.swift": start + inputs, "E.swift": start + outputs,
      ]),
    Case(
      "a protocol that inherits a composition through an alias",
      [
        "A.swift": start + "final class LoginViewModel: Ports" + body,
        "B.swift": "protocol Ports: Both {}\n",
        "C.swift": "typealias Both = LoginViewModelInputs & LoginViewModelOutputs\n",
        "D.swift": start + inputs + outputs,
      ]),
    Case(
      "a view model of another team's names",
      [
        "A.swift":
          "import RxSwift\nfinal class LoginViewModel: LoginViewModelType {\n  var input: LoginInput { self }\n}\n"
          + "extension LoginViewModel: LoginInput, LoginOutput {}\n",
        "B.swift": "protocol LoginInput {}\nprotocol LoginOutput {}\n",
        "C.swift": "protocol LoginViewModelType: AnyObject {\n  var input: LoginInput { get }\n}\n",
      ]),
  ]

  @Test("A view model is found with all that belongs to it", arguments: cases)
  func viewModelIsFound(_ testCase: Case) throws { try testCase.check() }

  @Test("No file that is not read would have changed the result", arguments: cases)
  func otherFilesChangeNothing(_ testCase: Case) throws {
    try testCase.checkAgainstAllFiles(
      with: "Bystander.swift", "struct Point: Hashable {\n  var x = 0\n}\n", rules: nil)
  }

  @Test(
    "The examples are checked the same when every file is read",
    .enabled(if: TestScale.isLarge, "PLUMBLINE_TEST_SCALE is below 50"))
  func examplesAreCheckedTheSame() throws {
    let rules = Set(RuleSet.all.map(\.id))
    var settings = LintSettings(paths: [Repository.folder.path + "/Examples"], version: "test")
    for rules in [nil, rules] {
      settings.rules = rules
      settings.readsEveryFile = false
      let some = try Linter(settings).run().report
      settings.readsEveryFile = true
      let all = try Linter(settings).run().report
      #expect(some.findings == all.findings)
      #expect(some.viewModels == all.viewModels)
      #expect(some.viewModels > 20)
    }
  }
}
