import DataFlow
import SourceModel

/// A graph for Graphviz: inputs on the left, outputs on the right.
enum GraphDot {
  static func text(_ picture: GraphPicture) -> String {
    var text = "digraph \(self.quoted(picture.viewModel.name)) {\n"
    text += "  graph [rankdir=LR, fontname=\"Helvetica\", bgcolor=\"transparent\"]\n"
    text += "  node [fontname=\"Helvetica\", fontsize=12, style=\"rounded\", shape=box]\n"
    // Graphviz makes titles for screen readers of these.
    var counts: [String: Int] = [:]
    let names = picture.graph.nodes.map { node in
      let label = GraphPicture.label(node)
      counts[label, default: 0] += 1
      return self.quoted(counts[label] == 1 ? label : "\(label) \(counts[label] ?? 0)")
    }
    for node in picture.graph.nodes {
      text +=
        "  \(names[node.id]) [label=\(self.quoted(GraphPicture.label(node))), class=\"\(node.kind.rawValue)\""
      text += "\(self.style(node.kind))]\n"
    }
    for (kind, rank) in [(FlowNode.Kind.input, "source"), (.output, "same")] {
      let nodes = picture.graph.nodes(kind).map { names[$0.id] }
      if !nodes.isEmpty { text += "  { rank=\(rank); \(nodes.joined(separator: "; ")) }\n" }
    }
    for edge in picture.graph.edges {
      text +=
        "  \(names[edge.source]) -> \(names[edge.target]) [class=\"\(edge.kind.rawValue)\"\(self.style(edge.kind))]\n"
    }
    return text + "}\n"
  }

  private static func style(_ kind: FlowNode.Kind) -> String {
    switch kind {
    case .input, .output, .action: ", penwidth=2"
    case .opaque: ", style=\"dotted\""
    case .effect, .dependency: ", penwidth=0"
    default: ""
    }
  }

  private static func style(_ kind: FlowEdge.Kind) -> String {
    switch kind {
    case .values: ""
    case .samples, .captures: ", style=dashed"
    case .triggers: ", arrowhead=odot"
    case .feeds: ", penwidth=2, constraint=false"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined() + "\""
  }
}
