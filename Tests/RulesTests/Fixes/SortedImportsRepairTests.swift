import Rules
import SourceModel
import Testing

struct SortedImportsRepairTests {
  private static let viewModel = "final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"

  static let cases = [
    RepairCase(
      "A second import is deleted, and the others are sorted", .kickstarterSwift,
      "import B\nimport C\nimport B\nimport A\n\n\(viewModel)",
      becomes: "import A\nimport B\nimport C\n\n\(viewModel)"),
    RepairCase(
      "A second import with a comment stays", .kickstarterSwift,
      "import A\nimport A // again\n\n\(viewModel)",
      becomes: "import A\nimport A // again\n\n\(viewModel)",
      refusals: ["there is something else on its line, or a blank line above it"]),
  ]

  @Test("Imports are sorted, and each is there once", arguments: cases)
  func check(_ testCase: RepairCase) throws { try testCase.check(["sorted-imports"]) }
}
