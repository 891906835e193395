import DataFlow

/// The outputs that depend on each input, and the inputs that each output depends on, with their weights as evidence.
struct FlowNeighbors {
  /// The neighbors of each port, by the indices of the ports, in their order.
  let of: [[(port: Int, weight: Double)]]
  /// The only event that an output depends on, by the index of the output.
  let onlyEvent: [Int: Int]

  init(_ ports: [TwinPort], _ flow: PortFlow) {
    let inputs = Dictionary(
      grouping: ports.indices.filter { !ports[$0].isOutput && ports[$0].role != .lifecycle }
    ) {
      ports[$0].name
    }
    var reached: [Int: [Int]] = [:]
    var sources: [Int: [Int]] = [:]
    for output in ports.indices where ports[output].isOutput {
      let own = flow.inputs(of: ports[output].name).flatMap { inputs[$0] ?? [] }.sorted()
      if !own.isEmpty { sources[output] = own }
      for input in own { reached[input, default: []].append(output) }
    }
    /// The inputs of an output without the model that configures the view model, which affects all outputs.
    func specific(_ output: Int) -> [Int] {
      (sources[output] ?? []).filter { ports[$0].role != .configuration }
    }
    func weight(_ count: Int) -> Double { 1 / Double(max(1, count)).squareRoot() }
    self.onlyEvent = Dictionary(
      uniqueKeysWithValues: sources.keys.compactMap { output in
        let inputs = specific(output)
        return inputs.count == 1 && [.tap, .event, .toggle].contains(ports[inputs[0]].role)
          ? (output, inputs[0]) : nil
      })
    // An input that affects many outputs is weak evidence, and so is an output that depends on many inputs.
    self.of = ports.indices.map { port in
      if ports[port].role == .configuration { return [] }
      if let outputs = reached[port] { return outputs.map { ($0, weight(specific($0).count)) } }
      return (sources[port] ?? []).map { input in
        let isModel = ports[input].role == .configuration
        return (input, weight(reached[input]?.count ?? 1) * (isModel ? Weights.configuringNeighbor : 1))
      }
    }
  }
}
