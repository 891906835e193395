import SourceModel

/// The names of the storage of inputs.
enum StorageNames {
  /// The names of the properties in Swift, in the order of the inputs.
  ///
  /// The source is `inputs-outputs`, Swift, Inputs: "named with a `Property` suffix".
  ///
  /// - Parameter others: names of other members, which no property can have.
  static func swift(_ description: ViewModelDescription, besides others: [String] = []) -> [String] {
    self.names(description, besides: others) { $0 + "Property" }.names
  }

  /// An input whose storage the macro cannot name, because its name is not unique; nil when there is
  /// none.
  static func indistinct(in description: ViewModelDescription) -> InputDescription? {
    let alone = ViewModelDescription(description.name, inputs: description.inputs)
    return self.names(alone) { $0 + "Property" }.indistinct.first.map { alone.inputs[$0] }
  }

  /// The names of the fields in Java, in the order of the inputs.
  ///
  /// The source is `inputs-outputs`, Java, Inputs: "the input variable and its function have the same name".
  static func java(_ description: ViewModelDescription) -> [String] {
    self.names(description, besides: ["inputs", "outputs"]) { $0 }.names
  }

  /// The names in the order of the inputs, each as short as it can be while unique: what the input
  /// configures, its name, its labels, the names of its parameters. The macro does the same.
  private static func names(
    _ description: ViewModelDescription, besides others: [String] = [],
    _ storage: @escaping (String) -> String
  ) -> (names: [String], indistinct: [Int]) {
    var taken = Set(description.outputs.map(\.name) + description.actions.map(\.name) + others)
    var names: [Int: String] = [:]
    let makers: [(InputDescription) -> String] = [
      { self.subject(of: $0) ?? $0.name },
      { $0.name },
      { $0.name + $0.parameters.compactMap(\.label).map(NameWords.uppercasingFirst).joined() },
      { $0.name + $0.parameters.map { NameWords.uppercasingFirst($0.name) }.joined() },
    ]
    var pending = Array(description.inputs.indices)
    for make in makers {
      let groups = Dictionary(grouping: pending) { storage(make(description.inputs[$0])) }
      for (name, inputs) in groups where inputs.count == 1 && !taken.contains(name) {
        names[inputs[0]] = name
      }
      taken.formUnion(names.values)
      pending.removeAll { names[$0] != nil }
    }
    for input in pending {
      let name = description.inputs[input].name
      let numbered = (2...).lazy.map { storage(name + String($0)) }.first { !taken.contains($0) }
      names[input] = numbered ?? storage(name)
      taken.insert(numbered ?? storage(name))
    }
    return (description.inputs.indices.map { names[$0] ?? storage(description.inputs[$0].name) }, pending)
  }

  private static func subject(of input: InputDescription) -> String? {
    guard NameWords.areOfConfiguring(input.name), input.parameters.count == 1 else { return nil }
    return input.parameters[0].name
  }
}

/// The names of tests and of the observers of their outputs, unique in a suite.
enum TestNames {
  /// Adds them to the values of the ports.
  static func complete(
    inputs: inout [RenderContext], outputs: inout [RenderContext], actions: inout [RenderContext]
  ) {
    var names = UniqueNames(besides: ["viewModel", "fail", "expect"])
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
