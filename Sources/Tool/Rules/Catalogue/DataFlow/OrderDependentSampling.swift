import DataFlow
import SourceModel

extension Rule {
  static let orderDependentSampling = Rule(
    id: "order-dependent-sampling",
    dialects: [.kickstarterSwift],
    check: { viewModel, context in
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      let flow = context.flow
      return flow.orderDependentSamplings.map { sampling in
        let (sampled, cause) = (flow.name(of: sampling.sampled), flow.name(of: sampling.cause))
        let value = sampling.seesNewValue ? "new" : "old"
        let change = sampled == cause ? "'\(sampled)' changes" : "'\(cause)' changes both '\(sampled)' and"
        return Finding(
          "derive the value from the trigger of '\(sampling.node.name)': \(change) \(sampled == cause ? "with it" : "the trigger"), so the order of statements decides that the \(value) value is sampled",
          path: sampling.node.path, range: sampling.node.range)
      }
    }
  )
}
