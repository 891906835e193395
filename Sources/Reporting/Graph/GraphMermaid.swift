import DataFlow
import SourceModel

/// A graph as a diagram for GitHub and documentation.
enum GraphMermaid {
  static func text(_ picture: GraphPicture) -> String {
    var text = "---\ntitle: \(self.escaped(picture.viewModel.name))\n---\nflowchart LR\n"
    for node in picture.graph.nodes {
      let (opening, closing) = self.shape(node.kind)
      text +=
        "  n\(node.id)\(opening)\"\(self.escaped(GraphPicture.label(node)))\"\(closing):::\(node.kind.rawValue)\n"
    }
    for edge in picture.graph.edges {
      text += "  n\(edge.source) \(self.arrow(edge.kind)) n\(edge.target)\n"
    }
    return text
  }

  private static func arrow(_ kind: FlowEdge.Kind) -> String {
    switch kind {
    case .values: "-->"
    case .samples, .captures: "-.->"
    case .triggers: "--o"
    case .feeds: "==>"
    }
  }

  private static func shape(_ kind: FlowNode.Kind) -> (String, String) {
    switch kind {
    case .input, .lifecycle: ("([", "])")
    case .output: ("[[", "]]")
    case .action, .actionOutput: ("{{", "}}")
    case .dependency, .state, .storage: ("[(", ")]")
    case .effect: ("[/", "/]")
    case .opaque: ("{", "}")
    case .value, .operator: ("[", "]")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map {
      $0 == "\"" ? "#quot;" : $0 == "#" ? "#35;" : $0 == "<" ? "#lt;" : $0 == ">" ? "#gt;" : String($0)
    }
    .joined()
  }
}
