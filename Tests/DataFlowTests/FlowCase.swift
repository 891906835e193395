import DataFlow
import Engine
import SourceModel
import TestSupport
import Testing

/// A view model and the edges of its graph.
struct FlowCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var level: FlowLevel
  var source: String
  /// The edges, as `a → b`; with the kind in parentheses where they are no values.
  var edges: [String]

  /// A case of the template: the code of the initializer, with the inputs `a`, `b` and `c` and the outputs `x` and `y`.
  init(
    _ description: String, at level: FlowLevel = .ports, _ code: String, after: String = "",
    _ edges: String...
  ) {
    self.testDescription = description
    self.level = level
    self.source = Sample.form(code, after: after)
    self.edges = edges
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let graph = try FlowSketch.graph(of: self.source).shown(at: self.level)
    #expect(FlowSketch.lines(graph).sorted() == self.edges.sorted(), sourceLocation: sourceLocation)
  }
}
