import DataFlow
import SourceModel

extension Rule {
  static let orderDependentSampling = Rule(
    id: "order-dependent-sampling",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    check: { viewModel, context in
      context.flow.hazards([.orderDependentSampling], in: viewModel).map { hazard in
        Finding(
          "derive the value from the trigger of '\(hazard.node.name)': \(hazard.event), as the order of statements has it",
          path: hazard.node.path, range: hazard.node.range)
      }
    }
  )
}
