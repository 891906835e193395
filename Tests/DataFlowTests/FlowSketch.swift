import DataFlow
import Engine
import SourceModel
import TestSupport

/// The graphs of view models, as a test sees them.
enum FlowSketch {
  /// The graph of the one view model of a file.
  static func graph(of source: String, path: String = "FormViewModel.swift") throws -> DataFlow {
    let folder = try TemporaryFolder()
    try folder.write(source, to: path)
    let (viewModels, problems) = try Run.reading([folder.path(path)])
    guard problems.isEmpty, viewModels.count == 1 else {
      throw FlowSketchError(problems: problems.map(\.reason))
    }
    return DataFlow(viewModels[0])
  }

  /// The edges, as `a → b`; with the kind in parentheses where they are no values.
  static func lines(_ graph: DataFlow) -> [String] {
    graph.edges.map { edge in
      let kind = edge.kind == .values ? "" : " (\(edge.kind.rawValue))"
      return "\(graph.nodes[edge.source].name) → \(graph.nodes[edge.target].name)\(kind)"
    }
  }
}

/// What is wrong with the source of a test.
struct FlowSketchError: Error {
  var problems: [String]
}
