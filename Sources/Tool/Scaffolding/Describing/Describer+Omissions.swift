import SourceModel

extension Describer {
  /// Notes unsupported items around ports: generic parameters, attributes and conditions.
  mutating func noteOmissions() {
    for type in [self.viewModel.wrapper?.value, self.viewModel.declaration].compactMap(\.self)
    where !type.genericParameters.isEmpty {
      let parameters = type.genericParameters.joined(separator: ", ")
      self.notes.append("'\(type.name)' is generic: '<\(parameters)>' is omitted")
    }
    self.noteFurtherPorts()
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

  /// Notes the port protocols that a description does not distinguish, and the other members of a type protocol.
  private mutating func noteFurtherPorts() {
    for group in self.viewModel.groups where group.simpleName.hasSuffix("Errors") {
      self.notes.append("'\(group.name)' is described as outputs: a description has no errors")
    }
    guard case .declared(let type) = self.viewModel.typeProtocol else { return }
    let kinds: Set = ["action", "actions", "input", "inputs", "output", "outputs"]
    let groups = Set(self.viewModel.groups.map(\.simpleName))
    for member in type.value.members where member.function != nil || member.property != nil {
      let name = member.header.name.text
      guard !kinds.contains(name), !groups.contains(member.property?.type?.type.name ?? "") else { continue }
      self.notes.append("'\(name)' of '\(type.value.name)' is no port, and is omitted")
    }
  }

  /// The attributes that restrict the use of a port.
  private static let attributes: Set = ["Deprecated", "MainActor", "RequiresApi", "available"]
}
