import DataFlow
import SourceModel

/// A graph as data.
enum GraphJSON {
  static func text(_ pictures: [GraphPicture]) -> OutputText {
    let document: JSONValue = ["version": .int(1), "viewModels": .array(pictures.map { self.value(of: $0) })]
    return document.output
  }

  private static func value(of picture: GraphPicture) -> JSONValue {
    [
      "name": .string(picture.viewModel.name),
      "path": .string(picture.viewModel.path),
      "nodes": .array(picture.graph.nodes.map { self.value($0, in: picture) }),
      "edges": .array(picture.graph.edges.map { self.edge($0) }),
      "hazards": .array(picture.hazards.map { self.hazard($0, in: picture) }),
    ]
  }

  private static func value(_ node: FlowNode, in picture: GraphPicture) -> JSONValue {
    let position = picture.position(of: node)
    return .object(omittingNil: [
      ("id", .int(node.id)),
      ("kind", .string(node.kind.rawValue)),
      ("name", .string(node.name)),
      ("path", .string(node.path)),
      ("line", position.map { .int($0.line) }),
      ("column", position.map { .int($0.column) }),
    ])
  }

  private static func hazard(_ hazard: Hazard, in picture: GraphPicture) -> JSONValue {
    let position = picture.position(of: hazard.node)
    return .object(omittingNil: [
      ("kind", .string(hazard.kind.rawValue)),
      ("operator", .string(hazard.node.name)),
      ("cause", .string(hazard.cause)),
      ("sequence", .string(hazard.sequence)),
      ("path", .string(hazard.node.path)),
      ("line", position.map { .int($0.line) }),
      ("column", position.map { .int($0.column) }),
    ])
  }

  private static func edge(_ edge: FlowEdge) -> JSONValue {
    [
      "from": .int(edge.source), "to": .int(edge.target), "kind": .string(edge.kind.rawValue),
      "synchronous": .bool(edge.isSynchronous),
    ]
  }
}
