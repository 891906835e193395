import Foundation
import SourceFuzzing

/// Tries texts one after another and tells each step on standard output.
struct ChildLoop: Sendable {
  /// Tries texts, each of which is made when it is its turn; tells whether none failed.
  func run(_ numbers: Range<Int>, _ make: @escaping @Sendable (Int) -> FuzzInput) -> Bool {
    DeepStack.value {
      var isRight = true
      for number in numbers {
        let input = make(number)
        // A line that is told before the work names the text that traps.
        Self.tell("start \(input.number) \(input.isLarge ? "large" : "small") \(input.name)")
        let clock = ContinuousClock()
        let start = clock.now
        let failure = InputCheck(input.language, isBrief: input.isBrief).failure(of: input.bytes)
        let time = clock.now - start
        if let failure {
          isRight = false
          Self.tell("fail \(input.number) \(failure)")
        }
        Self.tell("done \(input.number) \(time.milliseconds)")
      }
      return isRight
    } ?? false
  }

  /// Writes one line at once, also where standard output is no terminal.
  static func tell(_ line: String) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}

extension Duration {
  /// The whole milliseconds.
  var milliseconds: Int64 {
    self.components.seconds * 1_000 + self.components.attoseconds / 1_000_000_000_000_000
  }
}
