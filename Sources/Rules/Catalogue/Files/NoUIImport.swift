import SourceModel

extension Rule {
  static let noUIImport = Rule(
    id: "no-ui-import",
    summary: "A view model imports no UI framework.",
    rationale: """
      A view model turns inputs into outputs and never touches a view, so it runs and is tested without \
      one. Where a UI type is needed, import only that type: `import class UIKit.UIImage` or `import \
      UIKit.UIImage`. A view or a view controller is never needed, and neither is a \
      function (`import func`): their imports are reported.
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
      viewModel.file.imports.compactMap { statement in
        let name = statement.path.lastPathName
        if statement.kind == nil, Self.frameworks.contains(statement.path) {
          return Finding(
            "remove 'import \(statement.path)', or import the one type that is needed: "
              + "a view model imports no UI framework",
            path: viewModel.path, range: statement.pathRange)
        }
        if Self.frameworks.contains(statement.module), ["func", "let", "var"].contains(statement.kind) {
          return Finding(
            "remove the import of '\(name)': a view model imports nothing but single types of a UI framework",
            path: viewModel.path, range: statement.pathRange)
        }
        guard Self.frameworks.contains(statement.module), name != statement.path, Self.isView(name) else {
          return nil
        }
        return Finding(
          "remove the import of '\(name)': a view model does not use views", path: viewModel.path,
          range: statement.pathRange)
      }
    }
  )

  private static let frameworks: Set = [
    "AppKit", "Cocoa", "MapKit", "SwiftUI", "TVUIKit", "UIKit", "WatchKit", "WebKit",
  ]

  /// Whether a type of a UI framework is a view, a view controller or a window.
  private static func isView(_ name: String) -> Bool {
    ["View", "ViewController", "Button", "Cell", "Label", "Window"].contains(where: name.hasSuffix)
      || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
  }
}
