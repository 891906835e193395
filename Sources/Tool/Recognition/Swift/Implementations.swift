import SourceModel

/// Joins the ports of a view model in Swift with the members that implement them.
struct Implementations {
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []

  init(bodies: [Located<TypeDeclaration>], groups: [PortGroup]) {
    let ports = groups.flatMap(\.ports)
    var inputFunctions: [String: Port] = [:]
    var outputProperties: [String: Port] = [:]
    for port in ports {
      if port.kind == .inputs, port.declaration.function != nil { inputFunctions[port.fullName] = port }
      if port.kind == .outputs, port.declaration.property != nil { outputProperties[port.name.text] = port }
    }

    let effects = MemberEffects(bodies)
    for body in bodies {
      for function in body.value.functions where function.kind == .function && !function.header.isStatic {
        guard let port = inputFunctions[function.fullName] else { continue }
        self.inputs.append(
          InputImplementation(
            port: port, function: Located(function, in: body.path), feeds: effects.feeds(of: function))
        )
      }
      for property in body.value.properties where !property.header.isStatic {
        let name = property.header.name.text
        guard let port = outputProperties[name] else { continue }
        self.outputs.append(
          OutputImplementation(
            port: port, property: Located(property, in: body.path), assignments: effects.assignments(to: name)
          )
        )
      }
    }
  }
}
