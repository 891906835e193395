package import SourceModel

/// Which inputs of a view model lead to which of its outputs.
package struct PortFlow {
  private var inputs: [String: Set<String>] = [:]
  /// The outputs that code leads to that is not understood, and those that nothing leads to.
  private var unknown: Set<String> = []
  /// Whether the code of the view model was read.
  package let isKnown: Bool
  private let viewModel: ViewModel

  package init(_ viewModel: ViewModel) {
    let graph = viewModel.flow
    self.isKnown = !graph.edges.isEmpty
    self.viewModel = viewModel
    for output in graph.nodes(.output) {
      let sources = graph.sources(of: [output.id]).map { graph.nodes[$0] }
      self.inputs[output.name] = Set(
        sources.filter { [.input, .action, .actionOutput].contains($0.kind) }.map(\.name))
      if sources.count < 2 || sources.contains(where: Self.isUnknown) { self.unknown.insert(output.name) }
    }
  }

  /// Whether a node stands for code that is not understood: a dependency without an owner is a name that was not found.
  private static func isUnknown(_ node: FlowNode) -> Bool {
    node.kind == .opaque || node.kind == .dependency && !node.name.contains(".")
  }

  /// The names in the code that the values of each port go through.
  package var code: PortCode { PortCode(self.viewModel) }

  /// The inputs that lead to an output, as far as its code is understood.
  package func inputs(of output: String) -> Set<String> { self.inputs[output] ?? [] }

  /// The inputs that an output is made of; nil when some of its code is not understood.
  package func sources(of output: String) -> Set<String>? {
    self.isKnown && !self.unknown.contains(output) ? self.inputs[output] : nil
  }
}
