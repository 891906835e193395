/// A graph of signals, and what happens to it.
///
/// Producers come first among the nodes. They are started when the first steps are over, all in one turn.
struct Graph: Equatable {
  var nodes: [GraphNode]
  var observers: [GraphObserver]
  var steps: [Action]
  /// The number of steps before the producers are started.
  var stepsBeforeStart: Int

  var producerCount: Int { self.nodes.prefix { $0.operation.isProducer }.count }
}
