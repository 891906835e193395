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

extension PortKind {
  /// The names that an accessor may have.
  var accessorNames: [String] {
    switch self {
    case .inputs: ["inputs", "input"]
    case .outputs: ["outputs", "output"]
    case .actions: ["actions", "action"]
    }
  }

  /// The place of an accessor among the others, by its name.
  static func place(ofAccessor name: String) -> Int {
    // Further accessors of a team come after the outputs, as `errors` does.
    Self.allCases.first { $0.accessorNames.contains(name) }?.rank ?? 2
  }

  /// The place among the others.
  var rank: Int {
    switch self {
    case .inputs: 0
    case .outputs: 1
    case .actions: 3
    }
  }
}

extension TypeDeclaration {
  /// Whether a port protocol is one of errors: `Errors`, `LoginViewModelErrors`.
  var isErrorProtocol: Bool { PortKind.isErrorProtocol(self.name) }
}

extension PortKind {
  /// Whether a port protocol is one of errors, by its name.
  static func isErrorProtocol(_ name: String) -> Bool {
    name == "Errors" || name.hasSuffix("ViewModelErrors")
  }
}
