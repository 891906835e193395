import DataFlow
import SourceModel

/// A graph as trees: the nodes that each output and each effect is derived from.
enum GraphText {
  /// A tree is not drawn deeper than this.
  private static let maximumDepth = 40

  static func text(_ picture: GraphPicture) -> PrintableText {
    let graph = picture.graph
    var text: PrintableText = "\(picture.viewModel.name)\n"
    var shown: Set<Int> = []
    func draw(_ id: Int, _ prefix: PrintableText, _ depth: Int) {
      let edges = graph.edges(to: id)
      for (place, edge) in edges.enumerated() {
        let isLast = place == edges.count - 1
        let isRepeated = !graph.edges(to: edge.source).isEmpty && shown.contains(edge.source)
        text += prefix + (isLast ? "└─ " : "├─ ") + self.line(graph.nodes[edge.source], edge)
        text += isRepeated ? " …\n" : "\n"
        guard !isRepeated, depth < Self.maximumDepth else { continue }
        shown.insert(edge.source)
        draw(edge.source, prefix + (isLast ? "   " : "│  "), depth + 1)
      }
    }
    for kind in [FlowNode.Kind.output, .effect, .action] {
      for node in graph.nodes(kind) {
        text += "\n\(self.name(node))\n"
        shown.insert(node.id)
        draw(node.id, "", 0)
      }
    }
    let idle = graph.nodes(.input).filter { graph.edges(from: $0.id).isEmpty }
    if !idle.isEmpty { text += "\nlead nowhere: \(idle.map(\.name).joined(separator: ", "))\n" }
    for hazard in picture.hazards {
      let line = picture.position(of: hazard.node).map { " in line \($0.line)" } ?? ""
      text += "\n\(hazard.kind.rawValue): '\(hazard.node.name)'\(line)\n"
      text += "└─ \(hazard.event)\n"
    }
    return text
  }

  private static func name(_ node: FlowNode) -> PrintableText {
    switch node.kind {
    case .input, .value, .operator, .storage, .output, .actionOutput: "\(GraphPicture.label(node))"
    default: "\(GraphPicture.label(node)) (\(node.kind.rawValue))"
    }
  }

  private static func line(_ node: FlowNode, _ edge: FlowEdge) -> PrintableText {
    self.name(node) + (edge.kind == .values ? "" : " [\(edge.kind.rawValue)]")
  }
}
