import Rules
import SourceModel
import Testing

struct ConformanceExtensionTests {
  private static let ports = "protocol LoginViewModelInputsType {}\nprotocol LoginViewModelOutputsType {}\n"

  static let cases = [
    RuleCase(
      "Several empty extensions are as good as one", .rxSwift,
      ports + """
        final class LoginViewModel {}
        extension LoginViewModel: LoginViewModelInputsType {}
        extension LoginViewModel: LoginViewModelOutputsType { }
        """),
    RuleCase(
      "An extension with a comment is empty", .rxSwift,
      ports + """
        final class LoginViewModel {}
        extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {
          // nothing here
        }
        """),
    RuleCase(
      "An extension with members is not empty", .rxSwift,
      ports + """
        final class LoginViewModel {}
        extension ▸LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {
          func helper() {}
        }
        """),
    RuleCase(
      "The extension stands below the class", .rxSwift,
      ports + """
        extension ▸LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
        final class LoginViewModel {}
        """),
    RuleCase(
      "Extensions for other protocols may follow", .rxSwift,
      ports + """
        final class LoginViewModel {}
        extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
        extension LoginViewModel: UISearchBarDelegate { func searchBarTapped() {} }
        """),
    RuleCase(
      "The conformance to the type protocol stands in the header", .rxSwift,
      ports + """
        protocol LoginViewModelType: AnyObject {}
        final class LoginViewModel: LoginViewModelType {}
        extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
        """),
    RuleCase(
      "Another view model below does not matter", .rxSwift,
      ports + """
        protocol CellViewModelInputsType {}
        protocol CellViewModelOutputsType {}
        final class LoginViewModel {}
        extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
        final class CellViewModel {}
        extension CellViewModel: CellViewModelInputsType, CellViewModelOutputsType {}
        """),
  ]

  @Test("The conformance stands in an empty extension at the bottom", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("conformance-extension") }
}
