import DataFlow
import Engine
import SourceModel

extension Describer {
  /// Adds the inputs and actions that each output is made of; those of a placeholder are named by its comment.
  func addSources(to description: inout ViewModelDescription, _ settings: ScaffoldingSettings) {
    let flow = PortFlow(self.viewModel)
    let file = self.viewModel.file
    let initializers = self.viewModel.functions.filter { function in
      function.path == file.path && [.initializer, .initializerBlock].contains(function.value.kind)
    }
    let code = initializers.compactMap { $0.value.body.flatMap { file.text[$0.range] } }
    let named = SourcesComment.names(in: code.joined(separator: "\n"))
    let ports = Self.ports(of: self.viewModel, settings)
    for index in description.outputs.indices {
      let name = description.outputs[index].name
      guard let output = ports.first(where: { $0.kind == .outputs && $0.swiftName == name }) else { continue }
      let sources = flow.sources(of: output.port.name.text) ?? []
      let comment = named[output.port.name.text] ?? []
      description.outputs[index].madeOf = ports.filter { port in
        port.kind != .outputs
          && (sources.isEmpty ? comment.contains(port.name) : sources.contains(port.port.name.text))
      }.map(\.swiftName)
    }
    description = ViewModelDescription(
      description.name, swift: description.swift, java: description.java, inputs: description.inputs,
      outputs: description.outputs, actions: description.actions)
  }
}
