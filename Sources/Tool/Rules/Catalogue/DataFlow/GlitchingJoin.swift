import DataFlow
import SourceModel

extension Rule {
  static let glitchingJoin = Rule(
    id: "glitching-join",
    severity: .note,
    dialects: [.kickstarterSwift],
    check: { viewModel, context in
      context.flow.hazards([.glitchingJoin], in: viewModel).map { hazard in
        Finding(
          "map from '\(hazard.cause)' instead of joining: \(hazard.event)",
          path: hazard.node.path, range: hazard.node.range)
      }
    }
  )
}
