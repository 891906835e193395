import ArgumentParser
import Foundation
import ViewModelModel

/// `reading-benchmark`: how fast Java is read, and whether the time grows with the size alone.
@main
struct ReadingBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reading-benchmark",
    abstract: "Measure how fast Java is read on one core."
  )

  @Option(help: ArgumentHelp("The number of rounds. The medians count.", valueName: "number"))
  var rounds = 7

  @Argument(help: "The folder with the files to read.", completion: .directory)
  var folder: String

  /// The least speed in megabytes a second.
  private static let leastSpeed = 20.0
  /// The sizes of one input in megabytes.
  private static let sizes = [1, 10, 100]
  /// How much slower a megabyte of the largest input may be read than one of the smallest.
  private static let mostGrowth = 1.5

  func validate() throws {
    guard self.rounds >= 1 else { throw ValidationError("Measure at least one round.") }
  }

  func run() throws {
    let corpus = try JavaCorpus(in: self.folder)
    print("\(corpus.files.count) files, \(Self.megabytes(corpus.size)) MB\n")
    let speed = Measurement.speed(of: corpus.files, rounds: self.rounds)
    print("all files, one after another on one thread: \(Self.number(speed)) MB/s")

    var speeds: [Double] = []
    for size in Self.sizes {
      let input = corpus.joined(megabytes: size)
      let speed = Measurement.speed(of: [input], rounds: size < 100 ? self.rounds : max(3, self.rounds / 2))
      print("one file of \(Self.megabytes(input.bytes.count)) MB: \(Self.number(speed)) MB/s")
      speeds.append(speed)
    }
    let growth = (speeds.max() ?? 0) / (speeds.last ?? 1)
    print("")
    let isFast = speed >= Self.leastSpeed
    let least = Self.number(Self.leastSpeed)
    print("\(Self.verdict(isFast)) speed: \(Self.number(speed)) MB/s, at least \(least)")
    let isLinear = growth <= Self.mostGrowth
    print(
      "\(Self.verdict(isLinear)) the fastest size to the largest: \(Self.number(growth)) times, at most "
        + Self.number(Self.mostGrowth))
    if !isFast || !isLinear { throw ExitCode.failure }
  }

  private static func verdict(_ isMet: Bool) -> String { isMet ? "met    " : "NOT MET" }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", value)
  }

  private static func megabytes(_ bytes: Int) -> String {
    Self.number(Double(bytes) / 1e6)
  }
}
