/// Who observes a node of a graph.
struct GraphObserver: Equatable {
  var node: Int
  var reactions: [Reaction] = []
  /// The property whose value it reads.
  var reads: Int?
}
