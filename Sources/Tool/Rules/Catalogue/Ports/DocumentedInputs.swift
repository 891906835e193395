import SourceModel

extension Rule {
  static let documentedInputs = Rule(
    id: "documented-inputs",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      let ports = viewModel.ownPorts(.inputs)
      return ports.filter {
        !$0.declaration.header.saysSomething(in: viewModel.profile.language)
      }.map { port in
        Finding(
          "document '\(port.name.text)': say when to call it", path: port.path, range: port.name.range,
          severity: viewModel.severityOfCustom)
      } + ports.flatMap { $0.unknownParameters(in: viewModel) }
    }
  )
}
