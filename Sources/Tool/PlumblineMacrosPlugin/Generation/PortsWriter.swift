internal import SourceModel
internal import SwiftSyntax

/// Generates the ports as data: a text that describes them, and a closure that returns the members that implement them.
///
/// The compiler has little to type-check, however many ports there are.
struct PortsWriter {
  let viewModel: ViewModelDeclaration

  /// A port in the list.
  private struct Entry {
    let facts: [String]
    let member: String
  }

  private var name: String { self.viewModel.name.written }

  func member() -> String {
    let type = "ViewModelPorts<\(self.name)>"
    let pieces = self.joined(self.viewModel.lists.flatMap { self.pieces(for: $0.items, of: $0.kind) })
    let body: String
    if case .entries(let entries)? = pieces.first, pieces.count == 1 {
      body = "\(type)\(self.arguments(adding: entries))"
    } else if pieces.isEmpty {
      body = "\(type)()"
    } else {
      body = """
        \(type) { (ports: inout \(type)) -> Void in
        \(self.statements(pieces).joined(separator: "\n").indented)
        }
        """
    }
    return """
      /// The ports as data, for tools that know them by their names.
      \(self.viewModel.access.prefix)static var ports: \(type) {
      \(body.indented)
      }
      """
  }

  // MARK: Pieces

  /// Ports that are added together, or an `#if` block.
  private enum Piece {
    case entries([Entry])
    case conditional([(head: String, pieces: [Piece])])
  }

  private func pieces(for items: [PortItem], of kind: PortKind) -> [Piece] {
    self.joined(
      items.compactMap { item in
        switch item {
        case .member(let member): return self.entry(for: member, of: kind).map { .entries([$0]) }
        case .conditional(let clauses):
          let branches = clauses.map { (head: $0.head, pieces: self.pieces(for: $0.items, of: kind)) }
          return branches.allSatisfy(\.pieces.isEmpty) ? nil : .conditional(branches)
        }
      })
  }

  /// The pieces, with adjacent entries joined.
  private func joined(_ pieces: [Piece]) -> [Piece] {
    pieces.reduce(into: []) { joined, piece in
      if case .entries(let next) = piece, case .entries(let entries)? = joined.last {
        joined[joined.count - 1] = .entries(entries + next)
      } else {
        joined.append(piece)
      }
    }
  }

  private func statements(_ pieces: [Piece]) -> [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .entries(let entries): return ["ports.add\(self.arguments(adding: entries))"]
      case .conditional(let branches):
        return branches.flatMap { [$0.head] + self.statements($0.pieces).map(\.indented) } + ["#endif"]
      }
    }
  }

  private func arguments(adding entries: [Entry]) -> String {
    let text = entries.flatMap(\.facts).joined(separator: "\n")
    let signs = Self.signs(around: text)
    return """
      (
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

  /// The number signs of a raw string literal in which no part of a text is an escape or a delimiter.
  private static func signs(around text: String) -> String {
    var signs = ""
    while text.contains("\\\(signs)") || text.contains("\"\"\"\(signs)") { signs += "#" }
    return signs
  }

  private func facts(_ kind: PortKind, _ fullName: String, _ type: String, _ documentation: String)
    -> [String]
  {
    let lines =
      documentation.isEmpty ? [] : documentation.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(kind.rawValue.dropLast()) \(fullName)", "  \(type.onOneLine)"]
      + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  // MARK: Entries

  private func entry(for member: PortMember, of kind: PortKind) -> Entry? {
    switch (member, kind) {
    case (.input(let port), .inputs):
      let parameters = port.syntax.signature.parameterClause.source
      return Entry(
        facts: self.facts(kind, port.fullName, parameters, port.documentation.text),
        member: self.member(of: port))
    case (.value(let port), .outputs), (.value(let port), .actions):
      let type = SelfReplacement.replacing(in: port.type, with: self.name).source
      return Entry(
        facts: self.facts(kind, port.name.text, type, port.documentation.text), member: self.member(of: port))
    default: return nil
    }
  }

  /// The member for a port that is only listed.
  private static let unreachable = "()"

  /// The member that feeds an input: its property if the macro has generated its function, and the function otherwise.
  private func member(of port: InputPort) -> String {
    guard port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers),
      !port.parameters.isEmpty || !self.viewModel.hiddenInputs.contains(port.name)
    else { return Self.unreachable }
    guard self.viewModel.isWritten(port) else {
      return "viewModel.\(self.viewModel.storageNames[port].written)"
    }
    guard !port.isAsync, port.parameters.allSatisfy(\.isForwardable),
      !Availability(port.syntax.attributes).isLimited
    else { return Self.unreachable }
    return self.call(of: port)
  }

  private func call(of port: InputPort) -> String {
    let parameters = zip(port.parameters, port.localNames).map { parameter, name in
      let type = SelfReplacement.replacing(in: parameter.storedType, with: self.name)
      return "\(name): \(type.isFunction ? "@escaping " : "")\(type.source)"
    }
    let arguments = zip(port.parameters, port.localNames).map { parameter, name in
      parameter.label.map { "\($0.text): \(name)" } ?? name
    }
    let effects = port.isThrowing ? "throws " : ""
    let word = port.isThrowing ? "try " : ""
    return """
      PortCall { (\(parameters.joined(separator: ", "))) \(effects)-> Void in
        \(word)viewModel.\(port.name.written)(\(arguments.joined(separator: ", ")))
      }
      """
  }

  private func member(of port: ValuePort) -> String {
    guard !self.viewModel.unassigned.contains(port.name), !Availability(port.syntax.attributes).isLimited,
      self.isReachable(port.syntax.attributes, port.syntax.modifiers)
    else { return Self.unreachable }
    return "viewModel.\(port.name.written)"
  }

  /// Whether the list of ports, which has the isolation of the class, can use a port with these attributes.
  private func isReachable(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return false }
    guard let actor = GlobalActor.attribute(in: attributes) else { return true }
    return actor.attributeName.source
      == self.viewModel.isolation?.attributeName.source
  }
}
