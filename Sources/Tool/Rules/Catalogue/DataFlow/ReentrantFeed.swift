import DataFlow
import SourceModel

extension Rule {
  static let reentrantFeed = Rule(
    id: "reentrant-feed",
    dialects: [.kickstarterSwift],
    check: { viewModel, context in
      guard !viewModel.hasTurns else { return [] }
      return context.flow.reentrantFeeds.map { feed in
        Finding(
          "derive '\(feed.receiver.name)' with 'scan': it is sent to while it emits",
          path: feed.sender.path, range: feed.sender.range)
      }
    }
  )
}
