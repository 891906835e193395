import ArgumentParser
import FixProperties
import Foundation

/// Tries many cases.
struct CheckDrift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Mend many cases and check what came of them.")

  @OptionGroup var options: DriftOptions

  @Option(help: "How many cases of each folder to try.")
  var cases: UInt64 = 1_000

  @Option(help: "The seed of the first case.")
  var seed: UInt64 = 1

  @Option(help: "How many threads to use.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("How many failures to print in full.", valueName: "count"))
  var shown = 20

  func run() throws {
    var hasFailed = false
    for (name, examples) in try self.options.groups() {
      let start = Date()
      let run = FixRun(examples, isCareful: self.options.careful)
      let summary = run.run(self.seed..<(self.seed + self.cases), threads: self.jobs)
      let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
      print(
        "\(name): \(summary.cases) cases, \(summary.changed) of them changed, \(summary.rejected) drawn anew, "
          + "\(summary.failures.count) failures, \(seconds) s")
      let mended = summary.mended.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print("  mended: \(mended.joined(separator: ", "))")
      for failure in summary.failures.prefix(self.shown) {
        print("FAILED \(failure.title)")
        for problem in failure.problems { print("  \(problem)") }
      }
      hasFailed = hasFailed || !summary.failures.isEmpty
    }
    if hasFailed { throw ExitCode(1) }
  }
}
