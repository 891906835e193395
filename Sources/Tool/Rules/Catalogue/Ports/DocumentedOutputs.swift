import SourceModel

extension Rule {
  static let documentedOutputs = Rule(
    id: "documented-outputs",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    forms: [.written, .generated, .flows],
    check: { viewModel, _ in
      let ports = viewModel.ownPorts(.outputs)
      return ports.filter {
        !$0.declaration.header.saysSomething(in: viewModel.profile.language)
      }.map { port in
        Finding(
          "document '\(port.name.text)': say what it emits", path: port.path, range: port.name.range,
          severity: viewModel.severityOfCustom)
      } + ports.flatMap { $0.unknownParameters(in: viewModel) }
    }
  )
}
