internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the ports as data.
///
/// Each port is a statement with types of its own, so that the compiler has nothing to search for.
struct PortsWriter {
  let viewModel: ViewModelDeclaration
  /// What has been reported, and is not offered.
  let unassigned: Set<Identifier>

  private var name: String { self.viewModel.name.written }

  func member() -> String {
    let type = "ViewModelPorts<\(self.name)>"
    let statements = self.viewModel.lists.flatMap { list in
      ConditionalText.pieces(of: list.items) { self.statements(for: $0, of: list.kind) }
    }
    let body =
      statements.isEmpty
      ? "\(type)()"
      : """
      \(type) { (ports: inout \(type)) -> Void in
        \(statements.joined(separator: "\n"))
      }
      """
    return """
      /// The ports as data, for tools that know them by their names.
      \(self.viewModel.access.prefix)static var ports: \(type) {
        \(body)
      }
      """
  }

  private func statements(for member: PortMember, of kind: PortKind) -> [String] {
    switch (member, kind) {
    case (.input(let port), .inputs): [self.statement(for: port)]
    case (.value(let port), .outputs), (.value(let port), .actions): [self.statement(for: port, kind)]
    default: []
    }
  }

  // MARK: Inputs

  private func statement(for port: InputPort) -> String {
    let parameters = port.syntax.signature.parameterClause.trimmedDescription.onOneLine
    let facts = "\(literal(port.fullName)), \(literal(parameters)), \(literal(port.documentation.text))"
    let availability = Availability(port.syntax.attributes)
    let listed = "ports.listed(.input, \(facts))"
    guard let call = self.call(of: port), !availability.isDiscouraged,
      availability.limiting == nil || availability.question != nil
    else { return listed }
    let arguments = zip(port.parameters, port.localNames).map { parameter, name in
      let type = SelfReplacement.replacing(in: parameter.storedType, with: self.name)
      return ", \(name): \(type.isFunction ? "@escaping " : "")\(type.trimmedDescription)"
    }
    let statement = """
      ports.input(\(facts)) {
        (viewModel: \(self.name)\(arguments.joined())) \(port.isThrowing ? "throws " : "")-> Void in
        \(call)
      }
      """
    guard let question = availability.question else { return statement }
    return "if #available(\(question)) {\n\(statement)\n} else {\n\(listed)\n}"
  }

  /// What feeds an input; nil when nothing can that does not know its type.
  private func call(of port: InputPort) -> String? {
    guard port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty, !port.isAsync,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers)
    else { return nil }
    if port.parameters.allSatisfy(\.isForwardable) {
      let arguments = zip(port.parameters, port.localNames).map { parameter, name in
        parameter.label.map { "\($0.text): \(name)" } ?? name
      }
      return
        "\(port.isThrowing ? "try " : "")viewModel.\(port.name.writtenAsMember)(\(arguments.joined(separator: ", ")))"
    }
    // What cannot be passed on is set where it is stored, if the macro has made that.
    guard !self.viewModel.isWritten(port), self.viewModel.needsStorage(port) else { return nil }
    let names = port.localNames
    let value = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    return "viewModel.\(self.viewModel.storageNames[port].writtenAsMember).value = \(value)"
  }

  // MARK: Outputs and actions

  private func statement(for port: ValuePort, _ kind: PortKind) -> String {
    let type = SelfReplacement.replacing(in: port.type, with: self.name).trimmedDescription
    let facts =
      "\(literal(port.name.text)), \(literal(type.onOneLine)), \(literal(port.documentation.text))"
    let isKnown = kind == .outputs ? port.isSignalWithoutError : port.isAction
    guard isKnown, !self.unassigned.contains(port.name), !Availability(port.syntax.attributes).isDiscouraged,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers)
    else { return "ports.listed(.\(kind.singular), \(facts))" }
    return """
      ports.\(kind.singular)(\(facts)) {
        (viewModel: \(self.name)) -> \(type) in viewModel.\(port.name.writtenAsMember)
      }
      """
  }

  /// Whether the list, which has the isolation of the class, can use a port of these attributes.
  private func isReachable(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return false }
    guard let actor = GlobalActor.attribute(in: attributes) else { return true }
    return actor.attributeName.trimmedDescription
      == self.viewModel.isolation?.attributeName.trimmedDescription
  }
}

/// A text as a literal.
private func literal(_ text: String) -> String {
  StringLiteralExprSyntax(content: text).description
}

extension String {
  /// The text with one space for each piece of white space.
  fileprivate var onOneLine: String {
    self.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
