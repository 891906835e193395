import DataFlow
import SourceModel

/// What is known about the flow of values in a view model.
struct FlowKnowledge {
  /// Whether all code is read and understood, and every output has a source.
  let isWhole: Bool

  init(_ viewModel: ViewModel, _ flow: DataFlow) {
    // A named stream is not a source.
    let fed = flow.reachable(
      from: flow.nodes.filter { $0.kind != .output && $0.kind != .value }.map(\.id))
    self.isWhole =
      viewModel.isComplete && !viewModel.hasSubclasses && !viewModel.inheritsClass
      && flow.nodes(.opaque).isEmpty
      && !flow.nodes(.output).isEmpty
      && flow.nodes(.output).allSatisfy { fed.contains($0.id) }
  }

  /// Whether the library delivers all changes of one event at once, in one turn.
  static func hasTurns(_ viewModel: ViewModel) -> Bool {
    viewModel.file.imports.contains {
      ["Plumbline", "PlumblineMacros", "PlumblineExtensions"].contains($0.path)
    }
  }

  /// Whether code of other files may see the storage that an input reaches.
  static func isSeenElsewhere(_ input: FlowNode, of viewModel: ViewModel, _ flow: DataFlow) -> Bool {
    let reached = Set(flow.reachable(from: [input.id]).map { flow.nodes[$0].range })
    return viewModel.properties.contains { property in
      reached.contains(property.value.header.name.range) && AccessLevel(property.value.header) != .file
    }
  }
}
