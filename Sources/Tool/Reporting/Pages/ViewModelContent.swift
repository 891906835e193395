import DataFlow
package import PortUses
package import SourceModel

/// What the page of a view model is made of.
package struct ViewModelContent: Sendable {
  package let table: PortTable
  /// The data flow so that it can be read without zoom, and every step of it.
  let drawing: FlowDrawing
  let steps: FlowDrawing?
  let hazards: [String]
  /// The names of the nodes that each output is made of, and of the outputs and effects that each input reaches.
  let sources: [String: [FlowNode]]
  let targets: [String: [FlowNode]]
  let coverage: BehaviourCoverage
  package let viewModel: ViewModel

  /// A drawing with more boxes is left out of its page: no one could read it.
  private static let mostSteps = 600
  /// In a larger graph, which nobody writes, no port says what it is made of: it would be as much as its square.
  private static let mostNodes = 5_000

  package init(_ viewModel: ViewModel, _ table: PortTable) {
    let graph = DataFlow(viewModel)
    let hazards = graph.hazards(in: viewModel)
    let picture = GraphPicture(viewModel, graph, hazards: hazards)
    self.viewModel = viewModel
    self.table = table
    self.drawing = FlowDrawing(picture)
    self.steps =
      graph.nodes.count > Self.mostSteps ? nil : FlowDrawing(picture, level: .operators, hasBackground: true)
    self.hazards = hazards.map { "\($0.kind.rawValue): \($0.event)" }
    func ends(_ kind: FlowNode.Kind, _ ends: Set<FlowNode.Kind>, _ reach: (Int) -> Set<Int>) -> [String:
      [FlowNode]]
    {
      var found: [String: [FlowNode]] = [:]
      guard graph.nodes.count <= Self.mostNodes else { return [:] }
      for node in graph.nodes(kind) {
        let reached = reach(node.id).subtracting([node.id]).sorted().map { graph.nodes[$0] }
        found[node.name, default: []] += reached.filter { ends.contains($0.kind) && !$0.isBackground }
      }
      return found
    }
    self.sources = ends(.output, [.input, .action, .lifecycle, .dependency, .state, .opaque]) {
      graph.sources(of: [$0])
    }
    var targets = ends(.input, [.output, .effect]) { graph.reachable(from: [$0]) }
    targets.merge(ends(.action, [.output, .effect]) { graph.reachable(from: [$0]) }) { $0 + $1 }
    self.targets = targets
    self.coverage = BehaviourCoverage(table) { input in
      Set((targets[input] ?? []).filter { $0.kind == .output }.map(\.name))
    }
  }

  /// The ports that no view uses, as far as all uses are known.
  var unused: [PortTable.Row] { self.table.rows.filter { $0.bindings.isEmpty && !$0.isUncertain } }
  var untested: [PortTable.Row] { self.table.rows.filter(\.tests.isEmpty) }
}
