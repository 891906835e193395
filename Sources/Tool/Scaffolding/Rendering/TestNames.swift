import SourceModel

/// The names of tests and of the observers of their outputs, unique in a suite.
enum TestNames {
  /// Adds them to the values of the ports.
  static func complete(
    inputs: inout [RenderContext], outputs: inout [RenderContext], actions: inout [RenderContext]
  ) {
    var names = UniqueNames(besides: ["viewModel"])
    for index in outputs.indices {
      let title = outputs[index][text: "title"]
      outputs[index][text: "observer"] = SwiftWords.escaped(names.take(title, title + "Output"))
    }
    self.name(&inputs, "Input", among: &names)
    self.name(&outputs, "Output", among: &names)
    self.name(&actions, "Action", among: &names)
  }

  private static func name(_ ports: inout [RenderContext], _ kind: String, among names: inout UniqueNames) {
    for index in ports.indices {
      let name = ports[index][text: "identifier"] + kind
      ports[index][text: "test"] = names.take(name, name + "Test")
    }
  }
}
