internal import SwiftSyntax

/// Writes the ports as data: a text that says what they are, and a closure that gives what they are made of.
///
/// That is little for the compiler to look at, however many ports there are.
struct PortsWriter {
  let viewModel: ViewModelDeclaration
  /// The outputs and actions that no initializer assigns.
  let unassigned: Set<Identifier>

  /// A port in the list.
  private struct Entry {
    let facts: [String]
    let member: String
  }

  private var name: String { self.viewModel.name.written }

  func member() -> String {
    let type = "ViewModelPorts<\(self.name)>"
    let statements = self.viewModel.lists.flatMap { self.statements(for: $0.items, of: $0.kind) }
    let body =
      statements.isEmpty
      ? "\(type)()"
      : """
      \(type) { (ports: inout \(type)) -> Void in
      \(statements.joined(separator: "\n").indented)
      }
      """
    return """
      /// The ports as data, for tools that know them by their names.
      \(self.viewModel.access.prefix)static var ports: \(type) {
      \(body.indented)
      }
      """
  }

  // MARK: Statements

  /// A statement for the members that no condition parts, and `#if` around those under it.
  private func statements(for items: [PortItem], of kind: PortKind) -> [String] {
    var statements: [String] = []
    var entries: [Entry] = []
    func flush() {
      if !entries.isEmpty { statements.append(self.statement(adding: entries)) }
      entries = []
    }
    for item in items {
      switch item {
      case .member(let member): entries += self.entry(for: member, of: kind).map { [$0] } ?? []
      case .conditional(let clauses):
        flush()
        let bodies = clauses.map { self.statements(for: $0.items, of: kind) }
        guard bodies.contains(where: { !$0.isEmpty }) else { continue }
        statements += zip(clauses, bodies).flatMap { [$0.head] + $1.map(\.indented) } + ["#endif"]
      }
    }
    flush()
    return statements
  }

  private func statement(adding entries: [Entry]) -> String {
    let text = entries.flatMap(\.facts).joined(separator: "\n")
    // What would end the literal, or be more than itself in it, is taken as it stands between signs.
    var signs = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    while text.contains("\"\"\"\(signs)") && !signs.isEmpty || text.contains("\\\(signs)") && !signs.isEmpty {
      signs += "#"
    }
    return """
      ports.add(
        \(signs)\"""
      \(text.indented)
        \"""\(signs)
      ) { (viewModel: \(self.name)) -> [Any] in
        [
      \(entries.map { "\($0.member)," }.joined(separator: "\n").indented.indented)
        ]
      }
      """
  }

  private func facts(_ kind: PortKind, _ fullName: String, _ type: String, _ documentation: String) -> [String] {
    let lines = documentation.isEmpty ? [] : documentation.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(kind.singular) \(fullName)", "  \(type.onOneLine)"] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  // MARK: Entries

  private func entry(for member: PortMember, of kind: PortKind) -> Entry? {
    switch (member, kind) {
    case (.input(let port), .inputs):
      let parameters = port.syntax.signature.parameterClause.trimmedDescription
      return Entry(
        facts: self.facts(kind, port.fullName, parameters, port.documentation.text), member: self.member(of: port))
    case (.value(let port), .outputs), (.value(let port), .actions):
      let type = SelfReplacement.replacing(in: port.type, with: self.name).trimmedDescription
      return Entry(
        facts: self.facts(kind, port.name.text, type, port.documentation.text), member: self.member(of: port))
    default: return nil
    }
  }

  /// What is listed alone.
  private static let unreachable = "()"

  /// What an input is fed through: its property if the macro has written its function, and the function otherwise.
  private func member(of port: InputPort) -> String {
    guard port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers)
    else { return Self.unreachable }
    guard self.viewModel.isWritten(port) else {
      return "viewModel.\(self.viewModel.storageNames[port].writtenAsMember)"
    }
    guard !port.isAsync, port.parameters.allSatisfy(\.isForwardable), !Availability(port.syntax.attributes).isLimited
    else { return Self.unreachable }
    return self.call(of: port)
  }

  private func call(of port: InputPort) -> String {
    let parameters = zip(port.parameters, port.localNames).map { parameter, name in
      let type = SelfReplacement.replacing(in: parameter.storedType, with: self.name)
      return "\(name): \(type.isFunction ? "@escaping " : "")\(type.trimmedDescription)"
    }
    let arguments = zip(port.parameters, port.localNames).map { parameter, name in
      parameter.label.map { "\($0.text): \(name)" } ?? name
    }
    let effects = port.isThrowing ? "throws " : ""
    let word = port.isThrowing ? "try " : ""
    return """
      PortCall { (\(parameters.joined(separator: ", "))) \(effects)-> Void in
        \(word)viewModel.\(port.name.writtenAsMember)(\(arguments.joined(separator: ", ")))
      }
      """
  }

  private func member(of port: ValuePort) -> String {
    guard !self.unassigned.contains(port.name), !Availability(port.syntax.attributes).isLimited,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers)
    else { return Self.unreachable }
    return "viewModel.\(port.name.writtenAsMember)"
  }

  /// Whether the list, which has the isolation of the class, can use a port of these attributes.
  private func isReachable(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return false }
    guard let actor = GlobalActor.attribute(in: attributes) else { return true }
    return actor.attributeName.trimmedDescription
      == self.viewModel.isolation?.attributeName.trimmedDescription
  }
}
