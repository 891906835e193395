internal import SwiftDiagnostics
internal import SwiftSyntax

/// A view model is a final class.
enum FinalClass {
  private static let rule = "final-view-model"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    guard !viewModel.isFinal else { return [] }
    let message = ViewModelMessage.warning(
      "mark '\(viewModel.name.text)' as 'final': a view model is not subclassed", Self.rule)
    // An open class cannot be final as well.
    guard !viewModel.syntax.modifiers.contains(where: { $0.name.tokenKind == .keyword(.open) }) else {
      return [message.at(viewModel.syntax.name)]
    }
    let keyword = viewModel.syntax.classKeyword
    let repaired = keyword.with(
      \.tokenKind, .identifier("final \(keyword.text)"))
    return [
      message.at(
        viewModel.syntax.name, Repair.replacing(keyword, with: repaired, "insert 'final'", Self.rule))
    ]
  }

  /// The diagnostic for a type that is not a class.
  static func checkKind(_ declaration: some DeclGroupSyntax) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    let message = ViewModelMessage.error("make '\(name?.text ?? "it")' a final class", Self.rule)
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      return message.at(name ?? declaration.introducer)
    }
    let keyword = declaration.structKeyword
    return message.at(
      declaration.name,
      Repair.replacing(
        keyword, with: keyword.with(\.tokenKind, .identifier("final class")), "make it a final class",
        Self.rule))
  }
}
