import DataFlow
import SourceModel

/// What is known about the flow of values in a view model.
struct FlowKnowledge {
  /// Whether all code is read, and every output has a source or is known to have none.
  ///
  /// Calls that are not understood are nodes of the graph, which get what is passed to them.
  let isRead: Bool
  /// Whether it is understood as well, and every output has a source.
  let isWhole: Bool

  init(_ viewModel: ViewModel, _ flow: DataFlow) {
    // A named stream is not a source.
    let fed = flow.reachable(
      from: flow.nodes.filter { $0.kind != .output && $0.kind != .value }.map(\.id))
    let outputs = flow.nodes(.output)
      .filter {
        !viewModel.holdsPlainValue($0.name) && (fed.contains($0.id) || !viewModel.isGivenSubject($0.name))
      }
      .map(\.id)
    let placeholders = flow.reachable(from: flow.placeholders)
    let isKnown = viewModel.isWhole && !flow.lacksCode
    self.isRead =
      isKnown && outputs.contains(where: fed.contains)
      && outputs.allSatisfy { fed.contains($0) || placeholders.contains($0) }
    self.isWhole =
      isKnown && !outputs.isEmpty && outputs.allSatisfy(fed.contains) && flow.nodes(.opaque).isEmpty
  }

  /// Whether code of other files may see the storage that an input reaches.
  static func isSeenElsewhere(_ input: FlowNode, of viewModel: ViewModel, _ flow: DataFlow) -> Bool {
    let reached = Set(flow.reachable(from: [input.id]).map { flow.nodes[$0].range })
    return viewModel.properties.contains { property in
      // Views send to an input that is a subject, and do not observe it.
      viewModel.propertyPorts[property.value.header.name.text]?.kind != .inputs
        && reached.contains(property.value.header.name.range) && AccessLevel(property.value.header) != .file
    }
  }
}

extension ViewModel {
  /// Whether an output among the members of a type is no stream, and may be a constant.
  fileprivate func holdsPlainValue(_ output: String) -> Bool {
    guard self.form.hasPortTypes, let port = self.ports(.outputs).first(where: { $0.name.text == output }),
      let type = port.declaration.property?.knownType?.unwrapped
    else { return false }
    let name = self.resolved(type).name
    return type.arguments.isEmpty && !self.library.isStream(name) && !self.library.has(name, .carrier)
  }

  /// Whether an output among the members of a type is a subject that is made where it is declared, or that comes with the
  /// others from outside: without a source it is one that no code sends to.
  fileprivate func isGivenSubject(_ output: String) -> Bool {
    guard self.form.hasPortTypes,
      let group = self.groups.first(where: { $0.kind == .outputs }),
      let property = group.ports.first(where: { $0.name.text == output })?.declaration.property,
      let type = property.knownType?.unwrapped, self.library.isSink(self.resolved(type).name)
    else { return false }
    return property.initialTerm != nil
      || self.properties.contains { stored in
        stored.value.initialTerm == nil && stored.value.knownType?.unwrapped.name == group.simpleName
      }
  }

  /// Whether all code that may connect its ports is known: ports that are members of types of their own are connected in
  /// the view model alone.
  var isWhole: Bool {
    self.form.hasPortTypes || self.isComplete && !self.hasSubclasses && !self.inheritsClass
  }
}
