package import SourceModel

/// Which inputs of a view model lead to which of its outputs.
package struct PortFlow {
  private var inputs: [String: Set<String>] = [:]
  /// The outputs that depend on code which cannot be analyzed, or on nothing.
  private var unknown: Set<String> = []
  /// Whether the code of the view model was read.
  package let isKnown: Bool
  private let viewModel: ViewModel
  private let graph: DataFlow

  package init(_ viewModel: ViewModel) {
    let graph = DataFlow(viewModel)
    self.isKnown = !graph.edges.isEmpty
    self.viewModel = viewModel
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

  /// The names in the code that the values of each port go through.
  package var code: PortCode { PortCode(self.viewModel, self.graph) }

  /// The inputs that lead to an output, as far as its code can be analyzed.
  package func inputs(of output: String) -> Set<String> { self.inputs[output] ?? [] }

  /// The inputs that an output is made of; nil when some of its code cannot be analyzed.
  package func sources(of output: String) -> Set<String>? {
    self.isKnown && !self.unknown.contains(output) ? self.inputs[output] : nil
  }
}
