import SourceModel

extension Rule {
  static let noUIImport = Rule(
    id: "no-ui-import",
    summary: "A view model imports no UI framework.",
    rationale: """
      A view model turns inputs into outputs and never touches a view, so it runs and is tested without \
      one. Where a UI type is needed, import only that type: `import class UIKit.UIImage` or `import \
      UIKit.UIImage`.
      """,
    source: RuleSource(.blueprint, "What should never be in a ViewModel, 1"),
    dialects: [.kickstarterSwift, .rxSwift],
    optIn: [.kickstarterSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          import ReactiveSwift
          import ▸UIKit

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          import ReactiveSwift
          import class UIKit.UIImage

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          import RxSwift
          import ▸UIKit

          final class AvatarViewModel {}
          extension AvatarViewModel: AvatarViewModelInputsType, AvatarViewModelOutputsType {}
          """,
        good: """
          import RxSwift
          import UIKit.UIImage

          final class AvatarViewModel {}
          extension AvatarViewModel: AvatarViewModelInputsType, AvatarViewModelOutputsType {}
          """
      ),
    ],
    isAboutFiles: true,
    check: { viewModel, _ in
      let frameworks: Set = ["AppKit", "SwiftUI", "UIKit", "WatchKit"]
      return viewModel.file.imports
        .filter { $0.kind == nil && frameworks.contains($0.path) }
        .map { statement in
          Finding(
            "remove 'import \(statement.path)', or import the one type that is needed: "
              + "a view model imports no UI framework",
            path: viewModel.path, range: statement.pathRange
          )
        }
    }
  )
}
