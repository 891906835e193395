package import SourceModel

/// The format of a graph.
package enum GraphFormat: String, Hashable, Sendable, CaseIterable {
  /// Trees for a terminal: each output and effect, with the nodes that it is derived from.
  case text
  /// A diagram for GitHub and documentation.
  case mermaid
  /// A graph for Graphviz.
  case dot
  /// A picture for light and dark.
  case svg
  /// A page that shows what each port reaches.
  case html
  /// The nodes and the edges.
  case json

  /// Whether it shows one view model.
  package var isSingle: Bool { [.svg, .html].contains(self) }

  /// The text of some graphs; of the first for a picture or a page.
  package func text(of pictures: [GraphPicture]) -> OutputText {
    switch self {
    case .text: OutputText(pictures.map(GraphText.text).joined(separator: "\n"))
    case .mermaid: OutputText(pictures.map(GraphMermaid.text).joined(separator: "\n"))
    case .dot: OutputText(pictures.map(GraphDot.text).joined(separator: "\n"))
    case .svg: GraphSVG.file(of: pictures)
    case .html: GraphHTML.text(of: pictures)
    case .json: GraphJSON.text(pictures)
    }
  }
}
