import SourceModel

extension Describer {
  /// Notes unsupported items around ports: generic parameters, attributes and conditions.
  mutating func noteOmissions() {
    for type in [self.viewModel.wrapper?.value, self.viewModel.declaration].compactMap(\.self)
    where !type.genericParameters.isEmpty {
      let parameters = type.genericParameters.joined(separator: ", ")
      self.notes.append("'\(type.name)' is generic: '<\(parameters)>' is omitted")
    }
    for group in self.viewModel.groups {
      // A condition around a whole protocol applies to a new one as well.
      let outer = group.declaration?.value.header.conditions.count ?? 0
      for port in group.ports {
        if !self.hasName(port) { self.note(port, "is not a valid name in a description, and is omitted") }
        let header = port.declaration.header
        for attribute in header.attributes where Self.attributes.contains(attribute.name) {
          self.note(port, "has the attribute '@\(attribute.name)': it is omitted")
        }
        if header.conditions.count > outer { self.note(port, "is inside '#if': the condition is omitted") }
      }
    }
  }

  /// The attributes that restrict the use of a port.
  private static let attributes: Set = ["Deprecated", "MainActor", "RequiresApi", "available"]
}
