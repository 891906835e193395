internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// What the macro writes into the class.
struct Expansion {
  let viewModel: ViewModelDeclaration
  /// The outputs and actions that no initializer assigns.
  let unassigned: Set<Identifier>

  init(_ viewModel: ViewModelDeclaration) {
    self.viewModel = viewModel
    self.unassigned = Set(AssignedOutputs.unassigned(viewModel).map(\.port.name))
  }

  /// The members: the inputs, the outputs, the actions, what hands them out, and the list of them.
  func members() -> [DeclSyntax] {
    var texts = self.viewModel.lists.flatMap { self.members(for: $0) }
    texts += AssociatedTypes.unresolved(self.viewModel).map { "\(self.viewModel.access.prefix)typealias \($0.name.text) = Never" }
    texts += self.viewModel.lists.compactMap(self.accessor)
    if self.offersPorts { texts.append(PortsWriter(viewModel: self.viewModel, unassigned: self.unassigned).member()) }
    return texts.map { "\(raw: $0)" }
  }

  /// Whether the ports are offered as data: a list of them has one type, which a subclass would not have.
  var offersPorts: Bool {
    self.viewModel.isFinal && !self.viewModel.written.typeProperties.contains(Identifier("ports"))
  }

  private func members(for list: PortList) -> [String] {
    let access = self.viewModel.access(of: list)
    let inputs = InputWriter(viewModel: self.viewModel, access: access)
    let values = ValueWriter(viewModel: self.viewModel, access: access, unassigned: self.unassigned)
    return ConditionalText.pieces(of: list.items) { member in
      switch (member, list.kind) {
      case (.input(let port), .inputs): inputs.members(for: port)
      case (.value(let port), .outputs), (.value(let port), .actions): values.members(for: port)
      default: Fallback.members(for: member, in: self.viewModel, access)
      }
    }
  }

  /// What hands the view model out as one of its protocols.
  private func accessor(for list: PortList) -> String? {
    guard !self.viewModel.written.properties.contains(Identifier(list.kind.rawValue)) else { return nil }
    return """
      /// The view model as its \(list.kind.rawValue).
      \(self.viewModel.access(of: list).prefix)var \(list.kind.rawValue): any \(list.kind.protocolName) {
        return self
      }
      """
  }
}
