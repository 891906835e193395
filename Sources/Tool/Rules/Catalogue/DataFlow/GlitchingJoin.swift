import DataFlow
import SourceModel

extension Rule {
  static let glitchingJoin = Rule(
    id: "glitching-join",
    severity: .note,
    dialects: [.kickstarterSwift],
    check: { viewModel, context in
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      let flow = context.flow
      return flow.glitchingJoins.map { glitch in
        Finding(
          "map from '\(flow.name(of: glitch.cause))' instead of joining: after the first time, each '\(flow.name(of: glitch.cause))' makes '\(glitch.node.name)' emit \(glitch.emissions) times, first with values that do not match",
          path: glitch.node.path, range: glitch.node.range)
      }
    }
  )
}
