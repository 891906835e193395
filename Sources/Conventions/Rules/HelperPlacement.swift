import ViewModelModel

extension Rule {
  static let helperPlacement = Rule(
    id: "helper-placement",
    summary: "Private helper functions stand at the bottom of the file, outside the class.",
    rationale: """
      A helper outside the class sees no state but what it is given, and leaves the class to its ports. \
      Functions for selectors and helpers in an extension are left alone.
      """,
    source: RuleSource(.structure, "Swift, “Private helper methods (optional) at the bottom of the file”"),
    dialects: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private static func ▸isValid(_ email: String) -> Bool {
              return email.contains("@")
            }
          }
          """,
        good: """
          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}

          private func isValid(_ email: String) -> Bool {
            return email.contains("@")
          }
          """
      )
    ],
    check: { viewModel, _ in
      let inputs = Set(viewModel.inputs.map(\.function.value.header.range))
      let inside = viewModel.declaration.functions.filter { function in
        function.kind == .function && function.header.isPrivate && function.header.attributes.isEmpty
          && !inputs.contains(function.header.range)
      }
      let declarations = viewModel.file.declarations
      let firstClass = declarations.firstIndex { $0.type?.kind == .class } ?? 0
      let above = declarations[..<firstClass].compactMap(\.function).filter(\.header.isPrivate)
      return inside.map { function in
        Finding(
          "move '\(function.header.name.text)' to the bottom of the file, outside of '\(viewModel.name)'",
          path: viewModel.path, range: function.header.name.range)
      }
        + above.map { function in
          Finding(
            "move '\(function.header.name.text)' to the bottom of the file", path: viewModel.path,
            range: function.header.name.range)
        }
    }
  )
}
