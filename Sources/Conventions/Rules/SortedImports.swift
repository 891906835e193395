import ViewModelModel

extension Rule {
  static let sortedImports = Rule(
    id: "sorted-imports",
    summary: "Imports are alphabetized within each group.",
    rationale: """
      The template starts a file with an alphabetized list of imports, so that nobody has to look for one or \
      add one twice. Blank lines and conditional compilation separate groups, each of which is sorted by \
      itself; so are imports with attributes such as `@testable`, and static imports in Java. Upper and lower case are the \
      same letter. Of Java the template does not ask it.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized list of imports”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    optIn: [.kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          import ReactiveSwift
          import ▸Models

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          import Models
          import ReactiveSwift

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          import RxSwift
          import ▸Action

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          import Action
          import RxSwift

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          import com.example.models.Project;
          import ▸com.example.libs.Environment;

          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          import com.example.libs.Environment;
          import com.example.models.Project;

          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
    ],
    check: { viewModel, _ in
      ([viewModel.file] + viewModel.portFiles).flatMap { file in
        let elements = file.imports.map { statement in
          SortedMembers.Element(
            key: statement.path, title: statement.path, range: statement.pathRange,
            conditions: [statement.group] + (Self.standsApart(statement) ? [1] : []),
            unit: MemberUnit(statement.range))
        }
        return SortedMembers.findings(elements, path: file.path, reason: "imports are alphabetized")
      }
    }
  )

  /// Whether an import is sorted among others of its kind alone.
  private static func standsApart(_ statement: Import) -> Bool {
    statement.modifiers.contains { $0.hasPrefix("@") || $0 == "static" }
  }
}
