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

  @Option(help: ArgumentHelp("Let the compilers look at so many cases of each folder.", valueName: "count"))
  var compiled = 0

  @Option(help: ArgumentHelp("The folder for what is compiled.", valueName: "folder"))
  var scratch = ".build/drift"

  @Flag(help: "Tell why cases were drawn anew.")
  var rejections = false

  /// The folder of the repository, which is that of the examples but for their own folders.
  private var root: String {
    URL(fileURLWithPath: self.options.examples).deletingLastPathComponent().deletingLastPathComponent().path
  }

  func run() throws {
    var hasFailed = false
    for (name, examples) in try self.options.groups() {
      let start = Date()
      let sampling = self.compiled > 0 ? max(1, Int(self.cases) / self.compiled) : 0
      let run = FixRun(examples, isCareful: self.options.careful, sampling: sampling)
      let summary = run.run(self.seed..<(self.seed + self.cases), threads: self.jobs)
      let seconds = String(format: "%.1f", Date().timeIntervalSince(start))
      print(
        "\(name): \(summary.cases) cases, \(summary.changed) of them changed, \(summary.rejected) drawn anew, "
          + "\(summary.failures.count) failures, \(seconds) s")
      let mended = summary.mended.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print("  mended: \(mended.joined(separator: ", "))")
      if self.rejections {
        for rejection in summary.rejections { print("DRAWN ANEW \(rejection.title): \(rejection.reason)") }
      }
      for failure in summary.failures.prefix(self.shown) {
        print("FAILED \(failure.title)")
        for problem in failure.problems { print("  \(problem)") }
      }
      hasFailed = hasFailed || !summary.failures.isEmpty
      guard self.compiled > 0, name != "RxSwiftBlueprint" else { continue }
      let check = CompileCheck(root: self.root, folder: "\(self.scratch)/\(name)", jobs: self.jobs)
      let compiled = try name == "KickstarterJava" ? check.java(summary.sample) : check.swift(summary.sample)
      print("  \(compiled.description)")
      for failure in compiled.failures { print("FAILED \(failure)") }
      hasFailed = hasFailed || !compiled.failures.isEmpty || compiled.compiled == 0
    }
    if hasFailed { throw ExitCode(1) }
  }
}
