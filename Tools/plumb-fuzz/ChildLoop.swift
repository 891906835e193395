import Foundation
import SourceFuzzing

/// Tries inputs one after another and reports each step on standard output.
struct ChildLoop: Sendable {
  let target: any FuzzTarget

  /// Tries inputs, each of which is made when it is its turn; returns whether none failed.
  ///
  /// It ends early when the memory has grown too much, so that the next input starts in a new process.
  func run(_ numbers: Range<Int>, _ make: @escaping @Sendable (Int) -> FuzzInput) -> Bool {
    let target = self.target
    let start = MemoryUse.maximum
    return DeepStack.value(stackSize: target.stackSize) {
      var isRight = true
      for number in numbers {
        let input = make(number)
        // A line that is written before the work names the input that traps.
        Self.report("start \(input.number) \(input.isLarge ? "large" : "small") \(input.name)")
        let outcome = target.outcome(of: input)
        var failure = outcome.failure
        let growth = MemoryUse.maximum - start
        let isTooLarge = target.memoryLimit.map { growth > $0 } ?? false
        if isTooLarge { failure = failure ?? "the memory grew by \(growth >> 20) MB" }
        if let failure {
          isRight = false
          Self.report("fail \(input.number) \(failure)")
        }
        Self.report("done \(input.number) \(outcome.milliseconds)")
        if isTooLarge { break }
      }
      return isRight
    } ?? false
  }

  /// Writes one line at once, also where standard output is no terminal.
  static func report(_ line: String) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
