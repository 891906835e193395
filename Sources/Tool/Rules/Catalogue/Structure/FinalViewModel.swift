import SourceModel

extension Rule {
  static let finalViewModel = Rule(
    id: "final-view-model",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      let declaration = viewModel.declaration
      guard !viewModel.isBaseClass else { return [] }
      guard declaration.kind == .class else {
        return [viewModel.finding("make '\(declaration.name)' a final class")]
      }
      switch viewModel.language.classes {
      case .finalByDefault: return Self.checkOpen(viewModel)
      case .openByDefault: break
      }
      if declaration.header.has("abstract") {
        guard viewModel.wrapper != nil, declaration.name == "ViewModel", !viewModel.hasSubclasses else {
          return []
        }
        return [
          viewModel.finding(
            "make '\(declaration.name)' 'final' instead of 'abstract': a view model is not subclassed")
        ]
      }
      guard !declaration.header.has("final") else { return [] }
      let isSafe = !viewModel.hasSubclasses && !declaration.header.has("open")
      let fix = Fix.edits([Edit(inserting: "final ", at: declaration.header.keywordStart)])
      return [
        viewModel.finding("mark '\(declaration.name)' as 'final': a view model is not subclassed")
          .fixed(
            by: isSafe
              ? fix.provided(.hasNoSubclass(viewModel.typePath))
              : .refused("'\(declaration.name)' has subclasses, or is open to them"))
      ]
    }
  )

  private static func checkOpen(_ viewModel: ViewModel) -> [Finding] {
    guard let open = viewModel.declaration.header.modifiers.first(where: { $0.name == "open" }) else {
      return []
    }
    let end = viewModel.file.text.startOfText(from: open.range.end)
    let edit = Edit(replacing: TextRange(open.range.start, end), with: "")
    let name = viewModel.declaration.name
    return [
      viewModel.finding("remove 'open' from '\(name)': a view model is not subclassed")
        .fixed(
          by: viewModel.hasSubclasses
            ? .refused("'\(name)' has subclasses")
            : .edits([edit]).provided(.hasNoSubclass(viewModel.typePath)))
    ]
  }
}
