package import Engine
package import SourceModel

extension Describer {
  /// The ports of a view model, with types and names as in Swift.
  package static func ports(
    of viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) -> [DescribedPort] {
    var describer = Describer(
      viewModel: viewModel, names: NameTable(adding: settings.names), types: TypeTable(settings))
    return PortKind.allCases.flatMap { describer.described($0) }
  }

  /// The name that a view model has in Swift by the table of names.
  package static func swiftName(
    of viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) -> String {
    let isSwift = viewModel.dialect.profile.portStyle != .methodsAndGetters
    return isSwift
      ? viewModel.name : NameTable(adding: settings.names).swift(viewModel.name, .viewModels)
  }

  private mutating func described(_ kind: PortKind) -> [DescribedPort] {
    let isSwift = self.viewModel.dialect.profile.portStyle != .methodsAndGetters
    let ports = self.ports(kind)
    let names = ports.map { isSwift ? $0.name.text : self.unescaped($0.name.text) }
    let translated =
      isSwift
      ? names : NameTable.translate(names) { self.names.swift($0, kind == .inputs ? .inputs : .outputs) }
    return zip(ports, zip(names, translated)).map { port, names in
      var described = DescribedPort(
        port: port, kind: isSwift && self.isAction(port) ? .actions : kind, name: names.0,
        swiftName: names.1, documentation: self.documentation(of: port, unless: ""))
      if described.kind == .actions {
        let action = self.action(port)
        described.parameters = action.map { [$0.input] } ?? []
        described.value = action?.output
      } else if kind == .inputs {
        described.parameters = self.parameters(of: port, called: names.1, isSwift: isSwift)
      } else {
        described.value = isSwift ? self.output(port)?.type : self.output(port, called: names.1)?.type
      }
      return described
    }
  }

  private mutating func parameters(of port: Port, called name: String, isSwift: Bool) -> [PortType] {
    let input: InputDescription? =
      if !isSwift {
        self.input(port, called: name)
      } else if let function = port.declaration.function {
        self.input(port, function)
      } else {
        self.type(of: port).map { self.input(port, $0) }
      }
    return input?.parameters.map(\.type) ?? []
  }
}
