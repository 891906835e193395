package import SourceModel

/// The format of a graph.
package enum GraphFormat: String, Hashable, Sendable, CaseIterable {
  /// Trees for a terminal: each output and effect, with the nodes that it is derived from.
  case text
  /// A diagram for GitHub and documentation.
  case mermaid
  /// A graph for Graphviz.
  case dot
  /// A picture, which Graphviz lays out: see `GraphStyle`.
  case svg
  /// The nodes and the edges.
  case json

  /// The text of some graphs; for a picture, the text that Graphviz draws.
  package func text(of pictures: [GraphPicture]) -> OutputText {
    switch self {
    case .text: OutputText(pictures.map(GraphText.text).joined(separator: "\n"))
    case .mermaid: OutputText(pictures.map(GraphMermaid.text).joined(separator: "\n"))
    case .dot, .svg: OutputText(pictures.map(GraphDot.text).joined(separator: "\n"))
    case .json: GraphJSON.text(pictures)
    }
  }
}
