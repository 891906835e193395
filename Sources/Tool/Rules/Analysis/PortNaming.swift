import SourceModel

/// The names of the protocols that a view model lacks, in the style of those that it has.
struct PortNaming {
  private let stem: String
  private let typeName: String
  private let isSingular: Bool
  private let ending: String
  private let isNested: Bool

  init(_ viewModel: ViewModel) {
    let sibling = viewModel.groups.first { $0.isOwn }
    let name =
      sibling?.simpleName ?? viewModel.name + PortKind.inputs.protocolName
      + viewModel.profile.portProtocolEnding
    let ending = ["Type", "Protocol"].first { name.hasSuffix($0) } ?? ""
    self.stem = PortName([name])?.stem ?? viewModel.name
    self.ending = ending
    self.typeName = viewModel.name
    self.isSingular = !name.dropLast(ending.count).hasSuffix("s")
    self.isNested = sibling?.isNested ?? false
  }

  /// The name of a port protocol.
  func list(_ kind: PortKind) -> String {
    let word = self.isSingular ? String(kind.protocolName.dropLast()) : kind.protocolName
    return self.isNested ? word : self.stem + word + self.ending
  }

  /// A nested protocol cannot be named `Type`.
  var typeProtocol: String { (self.stem.isEmpty ? self.typeName : self.stem) + "Type" }
}
