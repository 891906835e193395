import PortUses
import SourceModel

extension RuleContext {
  /// Reports the ports of a view model that are known to have no use of some kind.
  ///
  /// - Parameters:
  ///   - kind: the kind of the ports.
  ///   - inTests: whether uses in tests are meant, and not those outside of tests.
  ///   - message: the message about the port of a name.
  func unusedPorts(
    _ kind: PortKind, of viewModel: ViewModel, inTests: Bool, _ message: (String) -> String
  ) -> [Finding] {
    // Nothing is known of a view model whose views are not in the run.
    guard let uses = self.uses(of: viewModel), inTests ? uses.hasTests : uses.hasViews else { return [] }
    return viewModel.ownPorts(kind).compactMap { port in
      let isUsed = uses.uses(of: port).contains { ($0.user == .test) == inTests }
      guard !isUsed, !uses.isUncertain(port) else { return nil }
      return Finding(message(port.name.text), path: port.path, range: port.name.range)
    }
  }
}
