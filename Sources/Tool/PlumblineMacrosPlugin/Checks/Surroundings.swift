internal import SwiftDiagnostics
internal import SwiftSyntax

/// A view model is declared where an extension can conform to its protocols.
enum Surroundings {
  static func check(_ viewModel: ViewModelDeclaration, in context: [Syntax]) -> [Diagnostic] {
    guard self.isLocal(context) else { return [] }
    return [
      ViewModelMessage.error(
        "move '\(viewModel.name.text)' out of the function: no extension can conform to its protocols there",
        "local-view-model"
      ).at(viewModel.syntax.name)
    ]
  }

  /// Whether a declaration is local, in the statements of a function.
  static func isLocal(_ context: [Syntax]) -> Bool {
    guard let innermost = context.first else { return false }
    return innermost.asProtocol((any DeclGroupSyntax).self) == nil
  }
}
