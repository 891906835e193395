import SourceModel

extension Rule {
  static let noUIImport = Rule(
    id: "no-ui-import",
    dialects: [.kickstarterSwift, .rxSwift],
    optIn: [.kickstarterSwift],
    isAboutFiles: true,
    check: { viewModel, _ in
      viewModel.file.imports.compactMap { statement in
        let name = statement.path.lastPathName
        let content = ViewFramework.contents[statement.module]
        if statement.kind == nil, content == .views, statement.module == statement.path {
          return Finding(
            "remove 'import \(statement.path)', or import the one type that is needed: "
              + "a view model imports no UI framework",
            path: viewModel.path, range: statement.pathRange)
        }
        if content == .views, ["func", "let", "var"].contains(statement.kind) {
          return Finding(
            "remove the import of '\(name)': a view model imports only single types of a UI framework",
            path: viewModel.path, range: statement.pathRange)
        }
        guard content != nil, name != statement.path, Self.isView(name) else { return nil }
        return Finding(
          "remove the import of '\(name)': a view model does not use views", path: viewModel.path,
          range: statement.pathRange)
      }
    }
  )

  /// Whether a type of a framework with views is a view, a view controller or a window.
  private static func isView(_ name: String) -> Bool {
    ["View", "ViewController", "Button", "Cell", "Label", "Window"].contains(where: name.hasSuffix)
      || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
  }
}
