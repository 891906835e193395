package import DataFlow
package import PortUses
package import SourceModel

/// A view model in one state of the code, as far as it is compared with another state.
package struct ViewModelState: Sendable {
  package var table: PortTable
  package let viewModel: ViewModel
  /// Its data flow with the ports and the named streams.
  package let graph: DataFlow
  let flow: FlowEnds
  /// The hazards, by what they are and what they do.
  let hazards: [String]
  /// The statements by the members that they are in.
  let statements: [String: [CodeDigests.Statement]]
  /// The values that properties begin with which the graph does not show, by their names.
  let initialValues: [String: Int]
  /// The names of the functions, the initializers and the properties.
  let members: Set<String>

  package var name: String { self.table.name }

  /// - Parameter text: returns the text of a file of the view model.
  package init(_ viewModel: ViewModel, _ table: PortTable, text: @escaping (String) -> SourceText?) {
    self.table = table
    self.viewModel = viewModel
    let graph = DataFlow(viewModel)
    self.graph = graph.shown(at: .values)
    var digests = CodeDigests(viewModel, text: text)
    let places = FlowPlaces(graph)
    // The name of the property that holds an object does not count.
    let identities = graph.nodes.map { node -> String in
      let parts = node.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count > 1, digests.isOwn(String(parts[0]), at: node.range.start, in: node.path) else {
        return node.name
      }
      return String(parts[1])
    }
    self.flow = FlowEnds(graph, identities: identities) { node in
      var hasher = Hasher()
      // A function that is no input any more sets state that was storage of an input.
      hasher.combine(node.kind == .storage ? .state : node.kind == .lifecycle ? .input : node.kind)
      switch node.kind {
      case .value: return nil
      case .storage, .state:
        guard let initial = digests.initialValue(at: node.range, in: node.path) else { return nil }
        hasher.combine(initial)
      case .operator, .dependency, .effect, .opaque, .actionOutput:
        hasher.combine(identities[node.id])
        // A parameter that holds a stream is placed at its initializer.
        guard node.kind != .dependency || digests.isNamed(node) else { break }
        hasher.combine(
          digests.arguments(behind: node.range, in: node.path) { places.hold($0, in: node.path) })
      case .input, .output, .action, .lifecycle: break
      }
      return hasher.finalize()
    }
    self.hazards = graph.hazards(in: viewModel).map { "\($0.kind.rawValue): \($0.event)" }
    var statements: [String: [CodeDigests.Statement]] = [:]
    for function in viewModel.functions {
      guard let body = function.value.body else { continue }
      let name = Self.name(of: function.value)
      statements[name, default: []] += digests.statements(of: body, in: function.path) {
        places.hold($0, in: function.path)
      }
    }
    for property in viewModel.properties {
      for body in [property.value.getter].compactMap(\.self) + property.value.otherBodies {
        statements[property.value.header.name.text, default: []] += digests.statements(
          of: body, in: property.path
        ) { places.hold($0, in: property.path) }
      }
    }
    self.statements = statements.filter { !$0.value.isEmpty }
    var initialValues: [String: Int] = [:]
    for property in viewModel.properties where property.value.initialTerm != nil {
      let header = property.value.header
      guard !places.hold(header.range, in: property.path) else { continue }
      initialValues[header.name.text] = digests.initialValue(at: header.name.range, in: property.path)
    }
    self.initialValues = initialValues
    self.members = Set(viewModel.functions.map { Self.name(of: $0.value) })
      .union(viewModel.properties.map { $0.value.header.name.text })
  }

  private static func name(of function: FunctionDeclaration) -> String {
    function.kind == .initializerBlock ? "init" : function.fullName
  }
}

/// The places of the nodes of a graph that stand for code and that an output, an effect or an action tells: operators,
/// requests, effects, makers of streams.
private struct FlowPlaces {
  /// The starts of the ranges in each file, sorted.
  private let starts: [String: [Int]]

  init(_ graph: DataFlow) {
    let ends = graph.nodes.filter { [.output, .effect, .action].contains($0.kind) && !$0.name.isEmpty }
    let told = graph.sources(of: ends.map(\.id))
    // A value that nothing uses does nothing; what is observed, or is not understood, may do something.
    let observed = graph.nodes.filter { $0.kind == .opaque || $0.operation?.kind == .observe }
    let untold = graph.sources(of: observed.map(\.id)).subtracting(told)
    let nodes = graph.nodes.filter { node in
      switch node.kind {
      case .state, .storage: told.contains(node.id)
      case .operator, .dependency, .effect, .opaque: !untold.contains(node.id)
      default: false
      }
    }
    self.starts = Dictionary(grouping: nodes, by: \.path).mapValues { $0.map(\.range.start).sorted() }
  }

  func hold(_ range: TextRange, in path: String) -> Bool {
    guard let starts = self.starts[path] else { return false }
    let next = starts.firstIndex(from: { $0 >= range.start })
    return next < starts.count && starts[next] < range.end
  }
}
