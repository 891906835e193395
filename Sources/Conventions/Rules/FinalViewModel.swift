import ViewModelModel

extension Rule {
  static let finalViewModel = Rule(
    id: "final-view-model",
    summary: "A view model is a final class.",
    rationale: """
      A view model is wired once, in its initializer; a subclass could not take part in that. A base class that \
      view models of the run inherit from is no view model of a screen, and left alone; so is an abstract class.
      """,
    source: RuleSource(.structure, "Swift, `public final class ViewModel`"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: "public class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}",
        good: "public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"
      ),
      RuleExample(
        .rxSwift,
        bad: """
          class ▸LoginViewModel: LoginViewModelType {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel: LoginViewModelType {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {}
            interface Outputs {}

            class ▸ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {}
            interface Outputs {}

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let declaration = viewModel.declaration
      guard !viewModel.isBaseClass else { return [] }
      guard declaration.kind == .class else {
        return [viewModel.finding("make '\(declaration.name)' a final class")]
      }
      guard !declaration.header.has("final"), !declaration.header.has("abstract") else { return [] }
      let isSafe = !viewModel.hasSubclasses && !declaration.header.has("open")
      return [
        viewModel.finding(
          "declare '\(declaration.name)' with 'final'",
          edits: isSafe ? [Edit(inserting: "final ", at: declaration.header.keywordStart)] : []
        )
      ]
    }
  )
}
