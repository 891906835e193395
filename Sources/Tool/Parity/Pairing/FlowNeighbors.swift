import DataFlow
import Scaffolding
import SourceModel

/// The outputs that depend on each input, and the inputs that each output depends on, with their weights as evidence.
struct FlowNeighbors {
  struct Neighbor {
    /// The index of the port.
    var port: Int
    /// Its weight as evidence.
    var weight: Double
  }

  /// The neighbors of each port, by its index.
  let of: [[Neighbor]]
  /// The only event that an output depends on, by the index of the output.
  let onlyInput: [Int: Int]

  init(_ ports: [TwinPort], _ flow: PortFlow) {
    let outputs = ports.indices.filter { ports[$0].described.kind == .outputs }
    var inputs: [String: [Int]] = [:]
    for port in ports.indices
    where ports[port].described.kind != .outputs && ports[port].meaning.role != .lifecycle {
      inputs[ports[port].name, default: []].append(port)
    }
    var reached: [Int: [Int]] = [:]
    var sources: [Int: [Int]] = [:]
    for output in outputs {
      let own = flow.inputs(of: ports[output].name).flatMap { inputs[$0] ?? [] }.sorted()
      if !own.isEmpty { sources[output] = own }
      for input in own { reached[input, default: []].append(output) }
    }
    // An input that affects many outputs is weak evidence, and the model that configures the view model is the weakest.
    func weight(input: Int) -> Double {
      let count = Double(reached[input]?.count ?? 1).squareRoot()
      return (ports[input].meaning.role == .configuration ? 0.2 : 1) / count
    }
    func weight(output: Int) -> Double {
      let specific = sources[output]?.count { ports[$0].meaning.role != .configuration } ?? 1
      return 1 / Double(max(1, specific)).squareRoot()
    }
    self.onlyInput = sources.compactMapValues { inputs in
      let events = inputs.filter { [.tap, .event, .toggle].contains(ports[$0].meaning.role) }
      let others = inputs.filter { ports[$0].meaning.role != .configuration }
      return others.count == 1 && events.count == 1 ? events[0] : nil
    }
    self.of = ports.indices.map { port in
      if let outputs = reached[port] {
        // The model that configures a view model affects all outputs.
        if ports[port].meaning.role == .configuration { return [] }
        return outputs.map { Neighbor(port: $0, weight: weight(output: $0)) }
      }
      return (sources[port] ?? []).map { Neighbor(port: $0, weight: weight(input: $0)) }
    }
  }
}
