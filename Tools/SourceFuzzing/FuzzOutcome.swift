/// What came out of an input.
package struct FuzzOutcome {
  /// What is wrong with the result, as a sentence; nil when nothing is.
  package var failure: String?
  /// The time of a core that the work on the input took.
  package let milliseconds: Int64

  /// Does the work on an input, and measures it.
  package init(_ work: () throws -> String?) rethrows {
    let start = ProcessorTime.milliseconds
    self.failure = try work()
    self.milliseconds = ProcessorTime.milliseconds - start
  }
}
