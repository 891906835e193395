/// One side of a join in the reference.
struct ReferenceSide {
  /// The last value of the turns before.
  var settled: Int?
  /// The values that have arrived and are not used up.
  var arrived: [Int] = []
  var isCompleted = false
}
