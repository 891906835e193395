import DataFlow
import SourceModel

/// A graph as a diagram for GitHub and documentation.
enum GraphMermaid {
  static func text(_ picture: GraphPicture) -> FormattedText<Mermaid> {
    var text: FormattedText<Mermaid> = "---\ntitle: \(title: picture.viewModel.name)\n---\nflowchart LR\n"
    for node in picture.graph.nodes {
      let (opening, closing) = self.shape(node.kind)
      let label = GraphPicture.label(node)
      text += "  n\(node.id)\(opening)\"\(label)\"\(closing):::\(node.kind.rawValue)\n"
    }
    for edge in picture.graph.edges {
      text += "  n\(edge.source) \(self.arrow(edge.kind)) n\(edge.target)\n"
    }
    return text
  }

  private static func arrow(_ kind: FlowEdge.Kind) -> FormattedText<Mermaid> {
    switch kind {
    case .values: "-->"
    case .samples, .captures: "-.->"
    case .triggers: "--o"
    case .feeds: "==>"
    }
  }

  private static func shape(_ kind: FlowNode.Kind) -> (FormattedText<Mermaid>, FormattedText<Mermaid>) {
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
}

/// The language of Mermaid. A value is a label in quotes.
enum Mermaid: TextFormat {
  static func escaped(_ value: String) -> String {
    PlainText.line(value.replacing("\n", with: " ")).unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "#quot;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      case "#": "#35;"
      // Two percent signs start a directive, and a label between backticks is Markdown.
      case "%": "#37;"
      case "`": "#96;"
      case "\\": "#92;"
      default: String(scalar)
      }
    }.joined()
  }
}

extension FormattedText.StringInterpolation where Format == Mermaid {
  /// Appends a title in the front matter, which is YAML.
  fileprivate mutating func appendInterpolation(title: String) {
    let quoted = QuotedText.of(title).unicodeScalars.map { $0 == "%" ? "\\u0025" : String($0) }
    self.appendInterpolation(markup: quoted.joined())
  }
}
