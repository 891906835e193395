import SourceModel

extension Rule {
  private static let acceptedCalls = RuleOption(
    "accepted-calls", default: ["autoDispose", "autoDisposable", "as"]
  )

  static let bindToLifecycle = Rule(
    id: "bind-to-lifecycle",
    dialects: [.kickstarterJava, .kickstarterKotlin],
    options: [acceptedCalls],
    check: { viewModel, context in
      switch viewModel.profile.subscriptions {
      case .handedOn:
        return DroppedSubscriptions(viewModel, accepted: context.value(of: acceptedCalls)).findings
      case .bound: break
      }
      let chains = viewModel.allBodies.flatMap { body in
        body.value.withNestedBodies.flatMap(\.calls).compactMap(\.chain).map { Located($0, in: body.path) }
      }
      // The others determine whether `this` is written.
      let writesThis = chains.contains { $0.value.links.contains(where: LifecycleBinding.writesThis) }
      return chains.flatMap { chain in
        LifecycleBinding(
          chain: chain.value, viewModel: viewModel, path: chain.path, writesThis: writesThis
        ).findings
      }
    }
  )
}
