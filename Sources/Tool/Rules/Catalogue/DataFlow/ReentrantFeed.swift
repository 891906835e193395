import DataFlow
import SourceModel

extension Rule {
  static let reentrantFeed = Rule(
    id: "reentrant-feed",
    dialects: [.kickstarterSwift],
    forms: [.written],
    check: { viewModel, _ in
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      return viewModel.flow.reentrantFeeds.map { feed in
        Finding(
          "derive '\(feed.receiver.name)' with 'scan': it is sent to while it emits",
          path: feed.sender.path, range: feed.sender.range)
      }
    }
  )
}
