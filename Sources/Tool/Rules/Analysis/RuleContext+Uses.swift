import DataFlow
import PortUses
import SourceModel

extension RuleContext {
  /// Reports the ports of a view model that are known to have no use of some kind.
  ///
  /// - Parameters:
  ///   - kind: the kind of the ports.
  ///   - inTests: whether only uses in tests count, or only those outside of tests.
  ///   - message: the message about the port of a name, which the view model itself may use.
  func unusedPorts(
    _ kind: PortKind, of viewModel: ViewModel, inTests: Bool,
    _ message: (_ name: String, _ isUsedInside: () -> Bool) -> String
  ) -> [Finding] {
    // Nothing is known of a view model whose views are not in the run.
    guard let uses = self.uses(of: viewModel), inTests ? uses.hasTests : uses.hasViews else { return [] }
    if viewModel.form.hasPortTypes, !inTests,
      !viewModel.ownPorts(kind).contains(where: { uses.uses(of: $0).contains { $0.user == .view } })
    {
      // The views have the ports under a type that is not understood.
      return []
    }
    lazy var called = viewModel.calledFunctions
    return viewModel.ownPorts(kind).compactMap { port in
      let isUsed = uses.uses(of: port).contains { ($0.user == .test) == inTests }
      guard !isUsed, !uses.isUncertain(port, inTests: inTests) else { return nil }
      // A use in the view model itself counts for an input, but not for an output.
      let isFed =
        !inTests && kind != .outputs
        && (uses.isUsedInside(port) || called.contains(port.name.text) || viewModel.sends(to: port))
      guard !isFed else { return nil }
      let text = message(port.name.text) {
        guard kind == .outputs else { return false }
        if uses.isUsedInside(port) || viewModel.observes(port) { return true }
        return port.declaration.property == nil && called.contains(port.name.text)
      }
      return Finding(text, path: port.path, range: port.name.range)
    }
  }

  /// Reports the methods and the properties of a view model without port protocols that no code uses.
  func unusedProperties(
    _ kind: PortKind, of viewModel: ViewModel, _ message: (_ name: String) -> String
  ) -> [Finding] {
    // A subclass and a protocol of another module may use any member.
    guard viewModel.isComplete, !viewModel.hasSubclasses else { return [] }
    let unused = self.unusedPorts(kind, of: viewModel, inTests: false) { name, _ in message(name) }
    guard !unused.isEmpty else { return [] }
    let flow = self.flow
    let sources = flow.edges.filter { $0.source != $0.target }.map { flow.nodes[$0.source] }
      .filter { $0.kind == .output || $0.isProperty }
    // A method may return what it read before, which no flow of values shows.
    let names = viewModel.namesRead
    let ports = viewModel.ownPorts(kind).map(\.name).filter { names.contains($0.text) }
    let read = Set(sources.map(\.range) + ports.map(\.range))
    return unused.filter { !read.contains($0.range) }
  }

  /// Where views observe the outputs of a view model, view by view in the order of their names. A view is a type or a
  /// free function.
  func observations(of viewModel: ViewModel) -> [(view: String, uses: [(name: String, use: PortUse)])] {
    guard let uses = self.uses(of: viewModel), !uses.isAmbiguous else { return [] }
    let observations = viewModel.ownPorts(.outputs).flatMap { port in
      uses.uses(of: port).filter { use in
        use.user == .view && !use.view.isEmpty
          && (use.context.first == "onReceive" || !PortUse.observing.isDisjoint(with: use.operators))
      }.map { (name: port.name.text, use: $0) }
    }
    return Dictionary(grouping: observations) { $0.use.path + " " + $0.use.view }
      .map { (view: $0.key, uses: $0.value) }.sorted { $0.view < $1.view }
  }
}
