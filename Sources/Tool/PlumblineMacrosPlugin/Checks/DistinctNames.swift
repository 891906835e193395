internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The generated members have distinct names.
enum DistinctNames {
  private static let rule = "distinct-names"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let ambiguous = viewModel.storageNames.ambiguous.filter { viewModel.needsStorage($0) }.map { port in
      ViewModelMessage.error(
        "rename '\(port.fullName)', or write it and its property by hand: "
          + "another input has the same generated names",
        Self.rule
      ).at(port.syntax.name)
    }
    return ambiguous + self.clashes(viewModel)
  }

  /// Outputs and actions whose name is already taken.
  private static func clashes(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    // Few view models have outputs with such names.
    let inputs = viewModel.lists.flatMap(\.inputs).filter {
      viewModel.valueNames.contains(viewModel.storageNames[$0])
    }
    let storage = Set(inputs.filter { viewModel.needsStorage($0) }.map { viewModel.storageNames[$0] })
    let accessors = Set(viewModel.lists.map { Identifier($0.kind.rawValue) })
    return viewModel.lists.flatMap { list in
      list.values.compactMap { port -> Diagnostic? in
        let owner: String
        if storage.contains(port.name) {
          owner = "the property that stores an input"
        } else if viewModel.hiddenInputs.contains(port.name) {
          owner = "an input"
        } else if accessors.contains(port.name) {
          owner = "the accessor of a protocol"
        } else if list.kind == .actions,
          viewModel.list(.outputs)?.values.contains(where: { $0.name == port.name }) == true
        {
          owner = "an output"
        } else {
          return nil
        }
        return ViewModelMessage.error("rename '\(port.name.text)': \(owner) has this name", Self.rule)
          .at(port.nameToken)
      }
    }
  }
}
