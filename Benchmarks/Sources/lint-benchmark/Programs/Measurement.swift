import Foundation
import Measuring

/// One run of the benchmark: all programs over the same files, in turns.
struct Measurement {
  private let corpus: Corpus
  private let folder: URL
  private let rounds: Int
  private let jobs = ProcessInfo.processInfo.activeProcessorCount

  private var cold: MeasuredProgram
  private var warm: MeasuredProgram
  private var format: MeasuredProgram
  private var parseInTurn: MeasuredProgram
  private var parseInParallel: MeasuredProgram
  private var parseAll: MeasuredProgram
  private var start: MeasuredProgram

  /// - Parameters:
  ///   - corpus: the files.
  ///   - folder: a folder for lists and the cache.
  ///   - tools: the programs.
  init(of corpus: Corpus, in folder: URL, tools: Tools, rounds: Int) throws {
    self.corpus = corpus
    self.folder = folder
    self.rounds = rounds
    func lint(_ options: [String]) -> ChildProcess {
      // Findings are no failure here.
      ChildProcess(
        arguments: [tools.plumb, "lint", "--format", "json", "--output", "/dev/null"] + options,
        successes: [0, 1])
    }
    func parse(_ paths: [String], _ name: String, jobs: Int) throws -> ChildProcess {
      let list = folder.appendingPathComponent(name).path
      try paths.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
      return ChildProcess(arguments: [tools.benchmark, "parse", "--jobs", String(jobs), list])
    }
    let cache = folder.appendingPathComponent("cache").path
    self.cold = MeasuredProgram("plumb lint --no-cache", lint(["--no-cache"]), repetitions: 4)
    self.warm = MeasuredProgram("plumb lint, warm cache", lint(["--cache-path", cache]), repetitions: 4)
    self.format = MeasuredProgram(
      "swift format lint -p -r",
      ChildProcess(arguments: ["swift", "format", "lint", "-p", "-r", "."]), repetitions: 1)
    self.parseInTurn = MeasuredProgram(
      "parse the files with view models, one after another",
      try parse(corpus.viewModelPaths, "view-models.txt", jobs: 1), repetitions: 4)
    self.parseInParallel = MeasuredProgram(
      "parse the files with view models, in parallel",
      try parse(corpus.viewModelPaths, "view-models.txt", jobs: self.jobs), repetitions: 4)
    self.parseAll = MeasuredProgram(
      "parse all files, in parallel", try parse(corpus.paths, "all.txt", jobs: self.jobs), repetitions: 1)
    self.start = MeasuredProgram(
      "plumb --version", ChildProcess(arguments: [tools.plumb, "--version"]), repetitions: 4)
  }

  /// Measures.
  mutating func run() throws {
    guard FileManager.default.changeCurrentDirectoryPath(self.corpus.folder.path) else {
      throw ChildProcessError(
        arguments: ["cd", self.corpus.folder.path], reason: String(cString: strerror(errno)))
    }
    try self.checkReports()
    try Rounds.run(self.rounds) { _ in
      for repetition in 0..<4 {
        for subject in [
          \Self.cold, \.parseInTurn, \.parseInParallel, \.warm, \.format, \.parseAll, \.start,
        ] where repetition < self[keyPath: subject].repetitions {
          try self[keyPath: subject].measure()
        }
      }
    }
  }

  /// Fills the cache, and compares the reports of a cold and of a warm run: what is fast has to be right.
  private func checkReports() throws {
    // A file that has just been written may change again without showing it: the cache waits for that.
    Thread.sleep(forTimeInterval: 2.5)
    _ = try self.warm.process.run()
    let reports = try [self.cold, self.warm].map { subject in
      let report = self.folder.appendingPathComponent("report.json")
      var process = subject.process
      process.arguments += ["--output", report.path]
      _ = try process.run()
      return try Data(contentsOf: report)
    }
    guard reports[0] == reports[1] else {
      throw ChildProcessError(
        arguments: self.warm.process.arguments, reason: "the report differs from that without a cache")
    }
    let report = try JSONDecoder().decode(ReportCounts.self, from: reports[0])
    guard report.files == self.corpus.paths.count, report.viewModels >= self.corpus.viewModelPaths.count
    else {
      throw ChildProcessError(
        arguments: self.cold.process.arguments,
        reason:
          "\(report.files) files and \(report.viewModels) view models of \(self.corpus.paths.count) and "
          + "\(self.corpus.viewModelPaths.count)")
    }
  }

  // MARK: What came out

  var table: String {
    var table = Table(header: ["", "median", "fewest", "all cores", "memory", "times cold"])
    for subject in [
      self.cold, self.warm, self.parseInTurn, self.parseInParallel, self.parseAll, self.format, self.start,
    ] {
      table.add(subject.row(comparedWith: self.cold))
    }
    return table.text
  }

  var requirements: [Requirement] {
    [
      Requirement(
        title: "files", value: Double(self.corpus.paths.count), bound: .atLeast(2_000), unit: ""),
      Requirement(
        title: "without a cache, as fast as 'swift format lint -p'",
        value: self.format.median / self.cold.median, bound: .atLeast(20), unit: " times"),
      Requirement(
        title: "without a cache, the processor time of parsing all files",
        value: self.cold.processorMedian / self.parseAll.processorMedian, bound: .atMost(2.5), unit: " times"),
      Requirement(
        title: "without a cache, the time of parsing the files with view models one after another",
        value: self.cold.median / self.parseInTurn.median, bound: .none, unit: " times"),
      Requirement(
        title: "without a cache, the time of parsing the files with view models on \(self.jobs) threads",
        value: self.cold.median / self.parseInParallel.median, bound: .none, unit: " times"),
      Requirement(
        title: "with a warm cache, as fast as without one", value: self.cold.median / self.warm.median,
        bound: .atLeast(5), unit: " times"),
      Requirement(
        title: "peak memory", value: Double(max(self.cold.memory, self.warm.memory)) / 1e6,
        bound: .atMost(300), unit: " MB"),
    ]
  }
}
