import ViewModelModel

extension Describer {
  /// Notes what stands around ports and has no place in a description: generic parameters, attributes and conditions.
  mutating func noteOmissions() {
    for type in [self.viewModel.wrapper?.value, self.viewModel.declaration].compactMap(\.self)
    where !type.genericParameters.isEmpty {
      let parameters = type.genericParameters.joined(separator: ", ")
      self.notes.append("'\(type.name)' is generic: '<\(parameters)>' is left out")
    }
    for group in self.viewModel.groups {
      // What holds the whole list holds a new one as well, where that is written.
      let outer = group.declaration?.value.header.conditions.count ?? 0
      for port in group.ports {
        let header = port.declaration.header
        for attribute in header.attributes where Self.attributes.contains(attribute.name) {
          self.note(port, "has the attribute '@\(attribute.name)': it is left out")
        }
        if header.conditions.count > outer { self.note(port, "stands in '#if': the condition is left out") }
      }
    }
  }

  /// The attributes that say when a port is to be used.
  private static let attributes: Set = ["Deprecated", "MainActor", "RequiresApi", "available"]
}
