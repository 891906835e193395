/// A program that is measured, with its samples.
package struct MeasuredProgram {
  package let title: String
  package let process: ChildProcess
  /// How often it runs in a round.
  package let repetitions: Int
  package private(set) var samples: [Sample] = []

  package init(_ title: String, _ process: ChildProcess, repetitions: Int = 1) {
    self.title = title
    self.process = process
    self.repetitions = repetitions
  }

  package mutating func measure() throws {
    self.samples.append(try self.process.run())
  }

  /// The median of the seconds.
  package var median: Double { self.samples.map(\.seconds).median }
  /// The fewest seconds.
  package var fewest: Double { self.samples.map(\.seconds).min() ?? 0 }
  /// The median of the seconds of all cores together.
  package var processorMedian: Double { self.samples.map(\.processorSeconds).median }
  /// The most memory in bytes.
  package var memory: Int { self.samples.map(\.memory).max() ?? 0 }

  /// The cells of a table: the title, the times, the memory, and how many times as long as another it takes.
  package func row(comparedWith other: MeasuredProgram) -> [String] {
    let milliseconds = { (seconds: Double) in Table.number(seconds * 1000, digits: 1) + " ms" }
    return [
      self.title, milliseconds(self.median), milliseconds(self.fewest), milliseconds(self.processorMedian),
      Table.number(Double(self.memory) / 1e6, digits: 0) + " MB",
      Table.number(self.median / other.median, digits: 2),
    ]
  }
}
