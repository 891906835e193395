import DataFlow
import SourceModel

/// A graph for Graphviz: inputs on the left, outputs on the right.
enum GraphDot {
  static func text(_ picture: GraphPicture) -> FormattedText<Dot> {
    var text: FormattedText<Dot> = "digraph \(picture.viewModel.name) {\n"
    text += "  graph [rankdir=LR, fontname=\"Helvetica\", bgcolor=\"transparent\"]\n"
    text += "  node [fontname=\"Helvetica\", fontsize=12, style=\"rounded\", shape=box]\n"
    // The names are unique, since Graphviz uses them as titles for screen readers.
    var counts: [String: Int] = [:]
    let names = picture.graph.nodes.map { node -> FormattedText<Dot> in
      let label = GraphPicture.label(node)
      counts[label, default: 0] += 1
      let name = counts[label] == 1 ? label : "\(label) \(counts[label] ?? 0)"
      return "\(name)"
    }
    for node in picture.graph.nodes {
      let label = GraphPicture.label(node)
      text += "  \(names[node.id]) [label=\(label), class=\(node.kind.rawValue)\(self.style(node.kind))]\n"
    }
    for kind in [FlowNode.Kind.input, .output] {
      let nodes = picture.graph.nodes(kind).map { names[$0.id] }
      let rank: FormattedText<Dot> = kind == .input ? "source" : "same"
      if !nodes.isEmpty { text += "  { rank=\(rank); \(nodes.joined(separator: "; ")) }\n" }
    }
    for edge in picture.graph.edges {
      let style = self.style(edge.kind) + (edge.kind == .feeds ? ", constraint=false" : "")
      text +=
        "  \(names[edge.source]) -> \(names[edge.target]) [class=\(edge.kind.rawValue)\(style)]\n"
    }
    return text + self.legend(of: picture.graph) + "}\n"
  }

  /// The kinds of nodes and edges in a graph, each drawn as in the graph.
  private static func legend(of graph: DataFlow) -> FormattedText<Dot> {
    let nodes = FlowNode.Kind.allCases.filter { !graph.nodes($0).isEmpty }
    let edges = FlowEdge.Kind.allCases.filter { kind in graph.edges.contains { $0.kind == kind } }
    guard !nodes.isEmpty else { return "" }
    var text: FormattedText<Dot> = "  subgraph cluster_legend {\n"
    text += "    graph [label=\"Legend\", labeljust=l, fontsize=10, style=\"rounded\"]\n"
    text += "    node [fontsize=10, height=0.25]\n    edge [fontname=\"Helvetica\", fontsize=10]\n"
    for kind in nodes {
      let name = "Legend: \(kind.rawValue)"
      text += "    \(name) [label=\(kind.rawValue), class=\(kind.rawValue)\(self.style(kind))]\n"
    }
    for kind in edges {
      let ends = ["Legend: \(kind.rawValue) from", "Legend: \(kind.rawValue) to"]
      for end in ends { text += "    \(end) [label=\"\", shape=point, width=0.04, height=0.04, class=end]\n" }
      text +=
        "    \(ends[0]) -> \(ends[1]) [label=\(kind.rawValue), class=\(kind.rawValue)\(self.style(kind))]\n"
    }
    // The edges are in a column beside the nodes.
    for (node, edge) in zip(nodes, edges) {
      text +=
        "    \("Legend: \(node.rawValue)") -> \("Legend: \(edge.rawValue) from") [style=invis]\n"
    }
    return text + "  }\n"
  }

  private static func style(_ kind: FlowNode.Kind) -> FormattedText<Dot> {
    switch kind {
    case .input, .output, .action: ", penwidth=2"
    case .opaque: ", style=\"dotted\""
    case .effect, .dependency: ", penwidth=0"
    default: ""
    }
  }

  private static func style(_ kind: FlowEdge.Kind) -> FormattedText<Dot> {
    switch kind {
    case .values: ""
    case .samples, .captures: ", style=dashed"
    case .triggers: ", arrowhead=odot"
    case .feeds: ", penwidth=2"
    }
  }
}

/// The language of Graphviz. A value becomes a string in quotes.
enum Dot: TextFormat {
  static func escaped(_ value: String) -> String {
    let text = PlainText.line(value.replacing("\n", with: " ")).unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      // Graphviz reads references to characters as HTML does.
      case "&": "&amp;"
      default: String(scalar)
      }
    }.joined()
    return "\"" + LogCommand.replacingNumberSigns(in: text, with: "&#35;") + "\""
  }
}
