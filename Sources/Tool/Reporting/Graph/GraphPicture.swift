package import DataFlow
package import SourceModel

/// The graph of a view model as a format draws it.
package struct GraphPicture: Sendable {
  package var viewModel: ViewModel
  package var graph: DataFlow
  /// The hazards of the part that is drawn.
  package var hazards: [Hazard]

  package init(_ viewModel: ViewModel, _ graph: DataFlow, hazards: [Hazard] = []) {
    self.viewModel = viewModel
    self.graph = graph
    self.hazards = hazards
  }

  /// The name of a node as a picture shows it.
  static func label(_ node: FlowNode) -> String { node.name.isEmpty ? node.kind.rawValue : node.name }

  /// The line and the column of a node; nil in a file that was not read.
  func position(of node: FlowNode) -> SourcePosition? {
    let files = [self.viewModel.file] + self.viewModel.portFiles
    return files.first { $0.path == node.path }?.text.position(at: node.range.start)
  }
}
