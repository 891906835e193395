import SourceModel

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
  var listsErrors: Bool { PortKind.listsErrors(self.name) }
}

extension PortKind {
  /// Whether a port protocol is one of errors, by its name.
  static func listsErrors(_ name: String) -> Bool { name == "Errors" || name.hasSuffix("ViewModelErrors") }
}
