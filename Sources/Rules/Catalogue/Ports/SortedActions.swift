import SourceModel

extension Rule {
  static let sortedActions = Rule(
    id: "sorted-actions",
    summary: "The members of Actions are alphabetized.",
    rationale: """
      The blueprint does not require this. A team that alphabetizes its inputs and outputs can enable it \
      for its actions as well.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, `MyViewModelActionsType`"),
    dialects: [.rxSwift],
    optIn: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelActionsType {
            var submitAction: Action<String, Void> { get }
            var ▸cancelAction: CocoaAction { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """,
        good: """
          protocol LoginViewModelActionsType {
            var cancelAction: CocoaAction { get }
            var submitAction: Action<String, Void> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """
      )
    ],
    check: { viewModel, _ in SortedMembers.findings(inListsOf: .actions, of: viewModel) }
  )
}
