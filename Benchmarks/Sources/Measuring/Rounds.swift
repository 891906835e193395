import Foundation

/// The rounds of a measurement. What is compared is measured in turns, so that a busy machine slows all of it.
package enum Rounds {
  /// Does something in each round, and reports on standard error how far it is.
  package static func run(_ count: Int, _ body: (_ round: Int) throws -> Void) rethrows {
    for round in 1...max(1, count) {
      try body(round)
      FileHandle.standardError.write(Data("round \(round) of \(count)\n".utf8))
    }
  }
}
