import Rules
import SourceModel
import Testing

struct ConformanceExtensionRepairTests {
  private static let ports =
    "protocol LoginViewModelInputsType {}\nprotocol LoginViewModelOutputsType {}\n\n"

  private static func mended(_ description: String, _ bad: String, becomes good: String) -> RepairCase {
    RepairCase(description, .rxSwift, self.ports + bad, becomes: self.ports + good)
  }

  private static func refused(_ description: String, _ text: String, _ reasons: String...) -> RepairCase {
    RepairCase(description, .rxSwift, self.ports + text, becomes: self.ports + text, refusals: reasons)
  }

  private static let empty =
    "extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}"

  static let cases = [
    mended(
      "The colon goes with the last conformance",
      "final class LoginViewModel : LoginViewModelOutputsType, LoginViewModelInputsType {}\n",
      becomes: "final class LoginViewModel {}\n\n\(empty)\n"),
    mended(
      "What else stands in the header keeps its text",
      """
      final class LoginViewModel<T>: NSObject,
        LoginViewModelInputsType,
        Equatable , LoginViewModelOutputsType where T: Hashable {
      }

      private func help() {}
      """,
      becomes: """
        final class LoginViewModel<T>: NSObject,
          Equatable where T: Hashable {
        }

        private func help() {}

        \(empty)
        """),
    mended(
      "The first of several goes with its comma",
      "final class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, Equatable {}",
      becomes: "final class LoginViewModel: Equatable {}\n\n\(empty)"),
    mended(
      "They join the extension that is there, in their order",
      "final class LoginViewModel: LoginViewModelInputsType {}\n\nextension LoginViewModel: LoginViewModelOutputsType {\n}\n",
      becomes: "final class LoginViewModel {}\n\n\(empty.dropLast(1))\n}\n"),
    mended(
      "An extension above the class moves to the bottom with its comments",
      "// All the way down.\n\(empty)\n\nfinal class LoginViewModel {\n  let a = 1\n}\n",
      becomes: "final class LoginViewModel {\n  let a = 1\n}\n\n// All the way down.\n\(empty)\n"),
    mended(
      "Both at once",
      "extension LoginViewModel: LoginViewModelOutputsType {}\n\nfinal class LoginViewModel: LoginViewModelInputsType {\n  let a = 1\n}\n",
      becomes: "final class LoginViewModel {\n  let a = 1\n}\n\n\(empty)\n"),
    RepairCase(
      "A nested class is named in full", .rxSwift,
      "enum Login {}\n" + ports
        + "extension Login {\n  final class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}\n}\n",
      becomes: "enum Login {}\n" + ports
        + "extension Login {\n  final class LoginViewModel {}\n}\n\n\(empty.replacing("extension ", with: "extension Login."))\n"
    ),
  ]

  static let refusedCases = [
    refused(
      "A comment in the list is left",
      "final class LoginViewModel: LoginViewModelInputsType, /* and */ LoginViewModelOutputsType {}",
      "the inheritance list contains more than types"),
    refused(
      "What stands in '#if' is left",
      "#if os(iOS)\nfinal class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}\n#endif",
      "'LoginViewModel' is inside '#if'"),
    refused(
      "An extension with members is left",
      "final class LoginViewModel {}\nextension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {\n  func a() {}\n}",
      "the extension has members"),
    refused(
      "A composition is left",
      "typealias Ports = LoginViewModelInputsType & LoginViewModelOutputsType\nfinal class LoginViewModel: Ports {}",
      "'Ports' includes more than ports"),
    refused(
      "Nothing moves past '#if'",
      "\(empty)\n#if os(iOS)\nlet a = 1\n#endif\nfinal class LoginViewModel {}",
      "a declaration between the extension and the bottom of the file cannot be skipped"),
    RepairCase(
      "A protocol with an actor is left", .rxSwift,
      "@MainActor protocol LoginViewModelInputsType {}\nprotocol LoginViewModelOutputsType {}\nfinal class LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}",
      refused: "'LoginViewModelInputsType' may isolate the class to an actor"),
  ]

  @Test("The conformances come to stand at the bottom", arguments: cases + refusedCases)
  func mends(_ testCase: RepairCase) throws { try testCase.check(["conformance-extension"]) }
}
