/// A signal of a graph. Its inputs are made before it.
struct GraphNode: Equatable {
  var operation: Operation
  var inputs: [Int]
}
