internal import SourceModel
internal import SwiftParser
internal import SwiftSyntax

/// The members that the macro generates in the class.
struct Expansion {
  let viewModel: ViewModelDeclaration
  /// Whether the class is local to a function, where nothing can conform to its protocols.
  private let isLocal: Bool

  init(_ viewModel: ViewModelDeclaration, isLocal: Bool = false) {
    self.viewModel = viewModel
    self.isLocal = isLocal
  }

  /// The members: the inputs, the outputs, the actions, the accessors of the protocols, and the list of ports.
  func members() -> [DeclSyntax] {
    var texts = self.viewModel.lists.flatMap { self.members(for: $0) }
    texts += AssociatedTypes.unresolved(self.viewModel).map { type in
      "\(self.viewModel.access.prefix)typealias \(type.name.text) = Never"
    }
    texts += self.viewModel.lists.compactMap(self.accessor)
    if !self.viewModel.written.typeProperties.contains(Identifier("ports")) {
      let writer = PortsWriter(viewModel: self.viewModel)
      texts.append(writer.member())
    }
    return Self.declarations(texts.joined(separator: "\n\n"))
  }

  /// The declarations in a text, which is parsed as a whole.
  static func declarations(_ text: String) -> [DeclSyntax] {
    Parser.parse(source: text).statements.compactMap { statement in
      guard case .decl(let declaration) = statement.item else { return nil }
      let trivia = declaration.leadingTrivia.drop { $0.isNewline }
      return declaration.with(\.leadingTrivia, Trivia(pieces: trivia))
    }
  }

  private func members(for list: PortList) -> [String] {
    let access = self.viewModel.access(of: list)
    // If a missing isolation was reported, the compiler should not report further errors.
    let isNonisolated = IsolatedPorts.isMissing(from: list, in: self.viewModel)
    let inputs = InputWriter(viewModel: self.viewModel, access: access, isNonisolated: isNonisolated)
    let values = ValueWriter(viewModel: self.viewModel, access: access, isNonisolated: isNonisolated)
    return ConditionalText.pieces(of: list.items) { member in
      switch (member, list.kind) {
      case (.input(let port), .inputs):
        port.parameters.isEmpty && self.viewModel.hiddenInputs.contains(port.name)
          ? [] : inputs.members(for: port)
      case (.value(let port), .outputs), (.value(let port), .actions): values.members(for: port)
      default: Fallback.members(for: member, in: self.viewModel, access, isNonisolated: isNonisolated)
      }
    }
  }

  /// The accessor that returns the view model as one of its protocols.
  private func accessor(for list: PortList) -> String? {
    let name = Identifier(list.kind.rawValue)
    // An output with this name was reported.
    guard !self.viewModel.valueNames.contains(name), !self.viewModel.written.properties.contains(name) else {
      return nil
    }
    let body = self.isLocal ? "fatalError()" : "return self"
    return """
      /// The view model as its \(list.kind.rawValue).
      \(self.viewModel.access(of: list).prefix)var \(list.kind.rawValue): any \(list.kind.protocolName) {
        \(body)
      }
      """
  }
}
