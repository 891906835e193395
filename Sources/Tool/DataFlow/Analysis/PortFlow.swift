package import SourceModel

/// Which inputs of a view model lead to which of its outputs.
package struct PortFlow {
  private var inputs: [String: Set<String>] = [:]
  /// The outputs that depend on code which cannot be analyzed, or on nothing.
  private var unknown: Set<String> = []
  /// Whether the code of the view model was read.
  package let isKnown: Bool
  private let graph: DataFlow

  package init(_ viewModel: ViewModel) {
    let graph = DataFlow(viewModel)
    self.isKnown = !graph.edges.isEmpty
    self.graph = graph
    for output in graph.nodes(.output) {
      let sources = graph.sources(of: [output.id]).map { graph.nodes[$0] }
      self.inputs[output.name] = Set(
        sources.filter { [.input, .action, .actionOutput].contains($0.kind) }.map(\.name))
      if sources.count < 2 || sources.contains(where: Self.isUnknown) { self.unknown.insert(output.name) }
    }
  }

  /// Whether a node stands for code that cannot be analyzed: a dependency without an owner is an unresolved name.
  private static func isUnknown(_ node: FlowNode) -> Bool {
    node.kind == .opaque || node.kind == .dependency && !node.name.contains(".")
  }

  /// The last names of the requests and events that each port leads to, or depends on, by the name of the port.
  package var requests: [String: Set<String>] {
    var requests: [String: Set<String>] = [:]
    for node in self.graph.nodes where [.input, .action, .output].contains(node.kind) {
      let reached =
        node.kind == .output ? self.graph.sources(of: [node.id]) : self.graph.reachable(from: [node.id])
      let names = reached.map { self.graph.nodes[$0] }.filter { [.dependency, .effect].contains($0.kind) }
        .compactMap { $0.name.split(separator: ".").last.map(String.init) }
      requests[node.name, default: []].formUnion(names)
    }
    return requests
  }

  /// The inputs that lead to an output, as far as its code can be analyzed.
  package func inputs(of output: String) -> Set<String> { self.inputs[output] ?? [] }

  /// The outputs that an input leads to, as far as the code can be analyzed.
  package func outputs(of input: String) -> Set<String> {
    Set(self.inputs.filter { $0.value.contains(input) }.keys)
  }

  /// The inputs that an output is made of; nil when some of its code cannot be analyzed.
  package func sources(of output: String) -> Set<String>? {
    self.isKnown && !self.unknown.contains(output) ? self.inputs[output] : nil
  }
}
