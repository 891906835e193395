/// A reader of files that others wrote, with the inputs that it is tried on.
package protocol FuzzTarget: Sendable {
  /// How many seconds an input may take.
  var timeout: Int { get }
  /// By how many bytes the memory of a process may grow; nil where inputs of megabytes need more.
  var memoryLimit: Int? { get }
  /// The stack that the check of an input needs, in bytes.
  var stackSize: Int { get }
  /// How many inputs there are; nil when there is one for every number.
  var count: Int? { get }

  /// The input of a number, the same one each time.
  func input(_ number: Int) -> FuzzInput

  /// What is wrong with the result of an input, as a sentence; nil when nothing is.
  func failure(of input: FuzzInput) -> String?

  /// What comes out of an input, and how long the work on it takes.
  func outcome(of input: FuzzInput) -> FuzzOutcome
}

extension FuzzTarget {
  package var timeout: Int { 2 }
  package var memoryLimit: Int? { 200 << 20 }
  package var stackSize: Int { DeepStack.usualSize }
  package var count: Int? { nil }

  package func outcome(of input: FuzzInput) -> FuzzOutcome {
    FuzzOutcome { self.failure(of: input) }
  }
}
