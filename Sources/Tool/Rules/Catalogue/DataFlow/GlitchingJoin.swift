import DataFlow
import SourceModel

extension Rule {
  static let glitchingJoin = Rule(
    id: "glitching-join",
    severity: .note,
    dialects: [.kickstarterSwift],
    forms: [.written],
    check: { viewModel, context in
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      let flow = context.flow
      return flow.glitchingJoins.map { glitch in
        Finding(
          "join streams that do not change together: each '\(flow.name(of: glitch.cause))' after the first makes '\(glitch.node.name)' emit \(glitch.emissions) times, at first with values that do not belong together",
          path: glitch.node.path, range: glitch.node.range)
      }
    }
  )
}
