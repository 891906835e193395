import SourceModel

extension Rule {
  static let initOnlySetup = Rule(
    id: "init-only-setup",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let streams = viewModel.library.names(.stream)
      let outputs = Set(
        viewModel.outputs
          .filter { streams.contains($0.port.type?.type.unwrapped.name ?? "") }
          .map(\.property.value.header.name))
      let actions = Set(
        viewModel.properties.map(\.value).filter { viewModel.isAction($0) }.map(\.header.name.text))
      return viewModel.declaration.properties.compactMap { property in
        let name = property.header.name
        guard property.isStoredInInstance, let value = property.initialValue,
          !outputs.contains(name), !viewModel.isAction(property)
        else { return nil }
        if value.kind == .null || (property.isConstant && value.kind == .literal) { return nil }
        if let type = property.knownType?.unwrapped.name,
          viewModel.library.has(type, .state) || viewModel.library.has(type, .subscriptions),
          !viewModel.hasPort(named: name.text)
        {
          return nil
        }
        // `lazy var email = submitAction.inputs`
        if let chain = value.chain, let member = chain.member, actions.contains(member.text) { return nil }
        guard viewModel.heading(of: property) != .section(.lifeCycle) else { return nil }
        return Finding(
          "initialize '\(name.text)' in 'init': a view model is complete once it is created",
          path: viewModel.path,
          range: name.range)
      }
    }
  )
}
