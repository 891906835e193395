import ArgumentParser
import Drift
import Foundation
import SourceModel

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

  @Option(help: ArgumentHelp("Let the Swift compiler look at so many cases.", valueName: "count"))
  var compiledSwift = 0

  @Option(help: ArgumentHelp("Let the Java compiler look at so many cases.", valueName: "count"))
  var compiledJava = 0

  @Option(help: ArgumentHelp("Let the Kotlin compiler look at so many cases.", valueName: "count"))
  var compiledKotlin = 0

  @Option(help: ArgumentHelp("The folder for what is compiled.", valueName: "folder"))
  var scratch = ".build/drift"

  @Flag(help: "Tell why cases were drawn anew.")
  var rejections = false

  /// The folder of the repository, which is that of the examples but for their own folders.
  private var root: String {
    URL(fileURLWithPath: self.options.examples).deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// How many cases of a folder are compiled. Of RxSwift there is no module here.
  private func compiled(_ name: String) -> Int {
    switch name {
    case "KickstarterSwift": self.compiledSwift
    case "KickstarterJava": self.compiledJava
    case "KickstarterKotlin": self.compiledKotlin
    default: 0
    }
  }

  func run() throws {
    var hasFailed = false
    for (name, examples) in try self.options.groups() {
      let start = Date()
      let compiled = self.compiled(name)
      let sampling = compiled > 0 ? max(1, Int(self.cases) / compiled) : 0
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
      // What is drawn anew too often is a mistake of the drift.
      let isShort = summary.cases < Int(self.cases) || summary.rejected * 20 > summary.cases
      hasFailed = hasFailed || !summary.failures.isEmpty || isShort
      guard compiled > 0 else { continue }
      let check = CompileCheck(root: self.root, folder: "\(self.scratch)/\(name)", jobs: self.jobs)
      let language = examples.first?.language ?? .swift
      let outcome =
        try language == .swift ? check.swift(summary.sample) : check.android(summary.sample, in: language)
      print("  \(outcome)")
      for failure in outcome.failures { print("FAILED \(failure)") }
      // Where half of the texts do not compile as they were, too little is tried.
      hasFailed = hasFailed || !outcome.failures.isEmpty || outcome.compiled * 2 < outcome.texts
    }
    if hasFailed { throw ExitCode(1) }
  }
}
