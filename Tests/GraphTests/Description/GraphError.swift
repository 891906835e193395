/// What the signals of a graph fail with.
struct GraphError: Error, Equatable {
  let number: Int
}
