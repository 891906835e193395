/// What the signals of the tests fail with.
struct SampleError: Error, Equatable {
  let code: Int
}
