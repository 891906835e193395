import Foundation
import Measuring

/// One run of the benchmark of `plumb fix`: beside `plumb lint` over the same files, in turns.
struct FixMeasurement {
  private let viewModels: DriftedViewModels
  private let folder: URL
  private let rounds: Int

  private var lint: MeasuredProgram
  private var dryRun: MeasuredProgram
  private var diff: MeasuredProgram
  private var fix: MeasuredProgram

  /// - Parameters:
  ///   - viewModels: the files.
  ///   - folder: a folder for reports.
  ///   - tools: the programs.
  init(of viewModels: DriftedViewModels, in folder: URL, tools: Tools, rounds: Int) {
    self.viewModels = viewModels
    self.folder = folder
    self.rounds = rounds
    func subject(_ title: String, _ arguments: [String]) -> MeasuredProgram {
      // Findings, and what is not written, are no failure here. A diff is one of files below the working folder.
      let process = ChildProcess(
        arguments: ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, viewModels.folder.path, tools.plumb]
          + arguments + ["."],
        successes: [0, 1])
      return MeasuredProgram(title, process, repetitions: 1)
    }
    self.lint = subject(
      "plumb lint --no-cache", ["lint", "--no-cache", "--format", "json", "--output", "/dev/null"])
    self.dryRun = subject("plumb fix --dry-run", ["fix", "--dry-run"])
    self.diff = subject("plumb fix --diff", ["fix", "--diff"])
    self.fix = subject("plumb fix", ["fix"])
  }

  /// Measures, and tells what was mended.
  mutating func run() throws -> FixOutcome {
    try self.viewModels.write()
    let before = try self.report("before.json")
    var changed = 0
    try Rounds.run(self.rounds) { round in
      // What is mended is drifted again, and lint finds the same files in the same state as fix.
      if round > 1 { try self.viewModels.write() }
      try self.lint.measure()
      try self.dryRun.measure()
      try self.diff.measure()
      try self.fix.measure()
      changed = try self.viewModels.changedCount()
    }
    return FixOutcome(
      files: self.viewModels.count, before: before, after: try self.report("after.json"), changed: changed)
  }

  private func report(_ name: String) throws -> ReportCounts {
    let report = self.folder.appendingPathComponent(name)
    var process = self.lint.process
    process.arguments += ["--output", report.path]
    _ = try process.run()
    return try JSONDecoder().decode(ReportCounts.self, from: Data(contentsOf: report))
  }

  // MARK: What came out

  var table: String {
    var table = Table(header: ["", "median", "fewest", "all cores", "memory", "times lint"])
    for subject in [self.lint, self.dryRun, self.diff, self.fix] {
      table.add(subject.row(comparedWith: self.lint))
    }
    return table.text
  }

  func requirements(_ outcome: FixOutcome) -> [Requirement] {
    [
      Requirement(
        title: "drifted view models that are mended", value: Double(outcome.changed),
        bound: .atLeast(Double(outcome.files)), unit: ""),
      Requirement(
        title: "findings in a file", value: outcome.findingsPerFile, bound: .atLeast(1), unit: ""),
      Requirement(
        title: "findings that are mended", value: outcome.mendedShare, bound: .atLeast(50), unit: " %"),
      Requirement(
        title: "mending, as long as linting", value: self.fix.median / self.lint.median, bound: .atMost(3),
        unit: " times"),
      Requirement(
        title: "mending without writing, as long as linting", value: self.dryRun.median / self.lint.median,
        bound: .none, unit: " times"),
    ]
  }
}
