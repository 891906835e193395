/// What one run of a program took.
package struct Sample {
  package var seconds: Double
  /// The time of all cores together.
  package var processorSeconds: Double
  /// The peak of the resident memory in bytes.
  package var memory: Int
}
