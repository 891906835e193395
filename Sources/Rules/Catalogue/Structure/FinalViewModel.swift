import SourceModel

extension Rule {
  static let finalViewModel = Rule(
    id: "final-view-model",
    summary: "A view model is a final class.",
    rationale: """
      A view model is wired once, in its initializer, and a subclass could not take part in that. The rule \
      ignores abstract classes, and base classes that other view models of the run inherit from.
      """,
    source: RuleSource(.structure, "Swift, `public final class ViewModel`"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: "public class ▸LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}",
        good: "public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}"
      ),
      RuleExample(
        .rxSwift, isFixed: true,
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
        .kickstarterJava, isFixed: true,
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
          "mark '\(declaration.name)' as 'final': a view model is not subclassed",
          edits: isSafe ? [Edit(inserting: "final ", at: declaration.header.keywordStart)] : []
        )
      ]
    }
  )
}
