/// What one run of a program took.
struct Sample {
  var seconds: Double
  /// The time of all cores together.
  var processorSeconds: Double
  /// The peak of the resident memory in bytes.
  var memory: Int
}
