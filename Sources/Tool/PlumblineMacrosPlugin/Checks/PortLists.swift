internal import SourceModel
internal import SwiftDiagnostics
internal import SwiftSyntax

/// The port protocols are declared in the class, each once.
enum PortLists {
  private static let rule = "port-protocols"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let name = viewModel.name.text
    let known = Set(PortKind.allCases.map(\.protocolName))
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for (list, isConditional) in viewModel.written.protocols where known.contains(list.name.text) {
      let isFirst = seen.insert(list.name.text).inserted
      // The compiler reports a protocol that is declared twice.
      if isConditional, isFirst {
        diagnostics.append(
          ViewModelMessage.error(
            "move '#if' into '\(list.name.text)': the protocol is declared once", "port-lists"
          ).at(list.name))
      }
    }
    let missing = [PortKind.inputs, .outputs].filter { viewModel.list($0) == nil }
    if missing.count == 2, viewModel.list(.actions) == nil {
      let message = ViewModelMessage.error(
        "declare the protocols 'Inputs' and 'Outputs' in '\(name)': the macro generates its members from them",
        Self.rule
      )
      return diagnostics + [message.at(viewModel.syntax.name, Self.insertion(of: missing, in: viewModel))]
    }
    for kind in missing {
      let message = ViewModelMessage.warning(
        "declare 'protocol \(kind.protocolName)': a view model declares its ports in protocols, which may be empty",
        Self.rule)
      diagnostics.append(message.at(viewModel.syntax.name, Self.insertion(of: [kind], in: viewModel)))
    }
    return diagnostics
  }

  /// The diagnostic for a declaration outside of a class that is not a port protocol.
  static func checkOutside(_ declaration: some DeclGroupSyntax) -> Diagnostic {
    let message = ViewModelMessage.error(
      "'@Ports' is for a protocol whose name ends in 'Inputs', 'Outputs' or 'Actions'", "port-lists")
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else {
      return message.at(declaration.introducer)
    }
    return message.at(name)
  }

  private static func insertion(of kinds: [PortKind], in viewModel: ViewModelDeclaration) -> FixIt {
    let indentation = viewModel.syntax.indentation + "  "
    let protocols = kinds.map { "\n\(indentation)\(viewModel.access.prefix)protocol \($0.protocolName) {}" }
    let names = kinds.map { "'\($0.protocolName)'" }.joined(separator: " and ")
    return Repair.inserting(
      protocols.joined(separator: "\n"), after: viewModel.syntax.memberBlock.leftBrace, "insert \(names)",
      Self.rule)
  }
}

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

/// The protocols of a class that is isolated to an actor are isolated to it as well: otherwise the class does not conform.
///
/// A macro does not see extensions. Code that conforms with `@MainActor LoginViewModel.Inputs` declares the protocol
/// `nonisolated`.
enum IsolatedPorts {
  private static let rule = "isolated-ports"

  static func check(_ viewModel: ViewModelDeclaration) -> [Diagnostic] {
    let lists = viewModel.lists.filter { self.isMissing(from: $0, in: viewModel) }
    guard let isolation = viewModel.isolation?.source, let first = lists.first else { return [] }
    let names = lists.map { "'\($0.kind.protocolName)'" }.joined(separator: " and ")
    let message = ViewModelMessage.error(
      "declare \(names) with '\(isolation)': '\(viewModel.name.text)' is isolated to it, "
        + "and cannot conform to a protocol that is not", self.rule)
    return [
      message.at(
        first.syntax.name,
        Repair.inserting(
          lists.map { ("\(isolation)\n\($0.syntax.indentation)", $0.syntax) }, "insert '\(isolation)'",
          self.rule))
    ]
  }

  /// Whether a port protocol must be isolated, but is not.
  static func isMissing(from list: PortList, in viewModel: ViewModelDeclaration) -> Bool {
    guard viewModel.isolation != nil, GlobalActor.attribute(in: list.syntax.attributes) == nil,
      !self.isNonisolated(list.syntax.modifiers), !self.mayInheritIsolation(list)
    else { return false }
    return list.members.contains { member in
      switch member {
      case .input(let port):
        !port.isAsync && !viewModel.isWritten(port)
          && self.isUnspecified(port.syntax.attributes, port.syntax.modifiers)
      case .value(let port):
        !viewModel.isWritten(port) && self.isUnspecified(port.syntax.attributes, port.syntax.modifiers)
      case .other: false
      }
    }
  }

  /// Whether a protocol may inherit its isolation from one that the macro does not see.
  private static func mayInheritIsolation(_ list: PortList) -> Bool {
    list.syntax.inheritanceClause?.inheritedTypes.contains {
      !["AnyObject", "Sendable"].contains($0.type.source)
    } ?? false
  }

  /// Whether a port has the isolation of its protocol.
  private static func isUnspecified(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    GlobalActor.attribute(in: attributes) == nil && !self.isNonisolated(modifiers)
  }

  private static func isNonisolated(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }
}
