internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The class specifies the associated types of its protocols.
enum AssociatedTypes {
  static func unresolved(_ viewModel: ViewModelDeclaration) -> [AssociatedTypeDeclSyntax] {
    viewModel.lists.flatMap(\.associatedTypes).filter { !viewModel.written.types.contains($0.name.text) }
  }

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    self.unresolved(viewModel).map { type in
      ViewModelMessage.error(
        "say what '\(type.name.text)' is: declare a type of that name in '\(viewModel.name.text)'",
        "associated-type"
      ).at(
        type.name,
        Repair.inserting(
          "\n\(viewModel.syntax.indentation)  \(viewModel.access.prefix)typealias \(type.name.text) = <#type#>\n",
          after: viewModel.syntax.memberBlock.leftBrace, "insert a type alias", "associated-type"))
    }
  }
}
