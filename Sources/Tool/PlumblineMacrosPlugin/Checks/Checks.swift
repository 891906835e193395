internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// All diagnostics of a view model.
enum Checks {
  private static let all: [@Sendable (ViewModelDeclaration) -> [Diagnostic]] = [
    FinalClass.check, Conformance.check, PortLists.check, AssociatedTypes.check, InputFunctions.check,
    OutputProperties.check, OutputTypes.check, AssignedOutputs.check, DistinctNames.check,
    DocumentedPorts.check, IsolatedPorts.check, SortedPorts.check,
  ]

  /// The diagnostics of a protocol outside of its class.
  static func diagnostics(outside viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let checks = [
      InputFunctions.check, OutputProperties.check, OutputTypes.check, DocumentedPorts.check,
      SortedPorts.check,
    ]
    return self.shown(checks.flatMap { $0(viewModel) }, viewModel)
  }

  static func diagnostics(for viewModel: ViewModelDeclaration) -> [Diagnostic] {
    self.shown(self.all.flatMap { $0(viewModel) }, viewModel)
  }

  /// The diagnostics that no comment suppresses, by position: the compiler does not sort them.
  private static func shown(_ diagnostics: [Diagnostic], _ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let sorted = diagnostics.sorted { $0.position < $1.position }
    guard !sorted.isEmpty, let suppressions = Suppressions(in: viewModel) else { return sorted }
    return sorted.filter(suppressions.allow)
  }
}

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

/// Every input and every output has a documentation comment.
enum DocumentedPorts {
  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    viewModel.lists.filter { $0.kind != .actions }.flatMap { list -> [Diagnostic] in
      list.members.compactMap { member in
        switch member {
        case .input(let port) where port.documentation.isEmpty:
          return self.diagnosis(port.name, at: port.syntax.name, of: port.syntax, list.kind)
        case .value(let port) where port.documentation.isEmpty:
          return self.diagnosis(port.name, at: port.nameToken, of: port.syntax, list.kind)
        default: return nil
        }
      }
    }
  }

  private static func diagnosis(
    _ name: Identifier, at place: some SyntaxProtocol, of declaration: some SyntaxProtocol, _ kind: PortKind
  ) -> Diagnostic {
    let rule = "documented-\(kind.rawValue)"
    let stub = kind == .inputs ? "/// Call when <#what happens#>." : "/// Emits <#what#>."
    let what = kind == .inputs ? "when to call it" : "what it emits"
    return ViewModelMessage.warning("document '\(name.text)': say \(what)", rule).at(
      place,
      Repair.inserting(
        "\(stub)\n\(declaration.indentation)", before: declaration, "insert a documentation comment", rule))
  }
}
