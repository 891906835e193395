import SourceModel

extension Rule {
  static let actionsOnly = Rule(
    id: "actions-only",
    summary: "A view model has no functions except its actions.",
    rationale: """
      A function that computes an output belongs in the service, and a function that causes something \
      becomes an action. A function that returns an action, for a row of a table for example, is accepted. \
      The rule ignores initializers, `deinit`, operators, and functions in an extension that conforms to \
      another protocol. Functions that are inputs are reported by `input-type`.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 4"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class LoginViewModel {
            init() {}

            func ▸isValid(_ email: String) -> Bool {
              return email.contains("@")
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            init() {}

            lazy var submitAction: Action<String, Void> = Action { [service] email in
              service.logIn(email: email)
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      let ports = Set((viewModel.ports(.inputs) + viewModel.ports(.outputs)).map(\.fullName))
      let lists = Set(viewModel.groups.map(\.simpleName))
      let bodies = viewModel.bodies.filter { body in
        body.value.kind != .extension
          || body.value.inherited.allSatisfy { lists.contains($0.type.name ?? "") }
      }
      return bodies.flatMap { body in
        body.value.functions.compactMap { function in
          let name = function.header.name
          guard function.kind == .function, !ports.contains(function.fullName),
            name.text.first.map({ $0.isLetter || $0 == "_" }) ?? false,
            !function.header.has("override")
          else { return nil }
          if viewModel.library.has(function.result?.type.name, .action) { return nil }
          let isSetup = viewModel.initializers.contains { initializer in
            initializer.value.body?.effects.contains { $0.target.chain?.member?.text == name.text } ?? false
          }
          if isSetup, !function.returnsValue {
            return body.finding(
              "do in 'init' what '\(name.text)' does: a view model is complete once it is created",
              at: name.range)
          }
          return body.finding(
            "make '\(name.text)' an action, or move it to the service: a view model has no functions except its actions",
            at: name.range)
        }
      }
    }
  )
}
