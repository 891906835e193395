/// A graph of signals, and what happens to it.
///
/// Producers come first among the nodes. They are started when the first steps are over, all in one turn.
struct Graph: Equatable {
  var nodes: [GraphNode]
  var observers: [GraphObserver]
  var steps: [Action]
  /// The number of steps before the producers are started.
  var stepsBeforeStart: Int
  /// Whether the handles of signals go when the last node is made and nothing needs them any more. Nobody may
  /// notice.
  var dropsHandles: Bool

  var producerCount: Int { self.nodes.prefix { $0.operation.isProducer }.count }
}
