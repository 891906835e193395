import Foundation
import SourceModel

/// The graphs of the view models that were asked for last: several rules ask for the same one.
///
/// Safe because every access to the entries holds the lock.
/// Test: `FlowCacheTests.concurrency`
final class FlowCache: @unchecked Sendable {
  static let shared = FlowCache()
  private static let capacity = 16

  private let lock = NSLock()
  private var entries: [(viewModel: ViewModel, graph: DataFlow)] = []

  func graph(of viewModel: ViewModel) -> DataFlow {
    let known = self.lock.withLock { self.entries.first { $0.viewModel === viewModel }?.graph }
    if let known { return known }
    let graph = DataFlow(viewModel)
    self.lock.withLock {
      self.entries.append((viewModel, graph))
      if self.entries.count > Self.capacity { self.entries.removeFirst() }
    }
    return graph
  }
}
