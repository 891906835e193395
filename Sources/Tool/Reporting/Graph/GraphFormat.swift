package import DataFlow
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
  package func text(of pictures: [GraphPicture], at level: GraphLevel = .values) -> OutputText {
    switch self {
    case .text where level == .app: OutputText(GraphMatrix.app(pictures))
    case .text where level == .ports:
      OutputText(pictures.map(GraphMatrix.ports).joined(separator: "\n"))
    case .text: OutputText(pictures.map(GraphText.text).joined(separator: "\n"))
    case .mermaid: OutputText(pictures.map(GraphMermaid.text).joined(separator: "\n"))
    case .dot: OutputText(pictures.map(GraphDot.text).joined(separator: "\n"))
    case .svg: GraphSVG.file(of: pictures)
    case .html: GraphHTML.text(of: pictures)
    case .json: GraphJSON.text(pictures)
    }
  }
}

/// How much of graphs a format shows.
package enum GraphLevel: String, Hashable, Sendable, CaseIterable {
  /// A line for each view model.
  case app
  /// Which input leads to which output.
  case ports
  /// Named streams as well.
  case values
  /// Every operator.
  case operators

  /// How much is shown of one graph.
  package var flow: FlowLevel {
    switch self {
    case .app, .ports: .ports
    case .values: .values
    case .operators: .operators
    }
  }
}
