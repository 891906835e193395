/// What the compared streams fail with.
struct ComparisonError: Error, Equatable {
  let number: Int
}
