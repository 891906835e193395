/// A program that is measured, with its samples.
struct Subject {
  let title: String
  let process: ChildProcess
  /// How often it runs in a round.
  let repetitions: Int
  private(set) var samples: [Sample] = []

  init(_ title: String, _ process: ChildProcess, repetitions: Int) {
    self.title = title
    self.process = process
    self.repetitions = repetitions
  }

  mutating func measure() throws {
    self.samples.append(try self.process.run())
  }

  /// The median of the seconds.
  var median: Double { Self.median(self.samples.map(\.seconds)) }
  /// The fewest seconds.
  var fewest: Double { self.samples.map(\.seconds).min() ?? 0 }
  /// The median of the seconds of all cores together.
  var processorMedian: Double { Self.median(self.samples.map(\.processorSeconds)) }
  /// The most memory in bytes.
  var memory: Int { self.samples.map(\.memory).max() ?? 0 }

  /// The cells of a table: the title, the times, the memory, and how many times as long as another it takes.
  func row(comparedWith other: Subject) -> [String] {
    let milliseconds = { (seconds: Double) in Table.number(seconds * 1000, digits: 1) + " ms" }
    return [
      self.title, milliseconds(self.median), milliseconds(self.fewest), milliseconds(self.processorMedian),
      Table.number(Double(self.memory) / 1e6, digits: 0) + " MB",
      Table.number(self.median / other.median, digits: 2),
    ]
  }

  private static func median(_ values: [Double]) -> Double {
    let values = values.sorted()
    guard !values.isEmpty else { return 0 }
    let middle = values.count / 2
    return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
  }
}
