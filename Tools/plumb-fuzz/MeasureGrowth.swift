import ArgumentParser
import Foundation
import SourceFuzzing

/// Works on inputs of growing size, and prints how long it takes and how much memory.
struct MeasureGrowth: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Print how time and memory grow when an input doubles twice.",
    discussion: """
      The inputs are a view model of many members and a file of many view models, which are fixed, a diff of lines in \
      reverse order, inputs in reverse order for 'plumb fix --dry-run' and '--diff', a large file for 'plumb lint', \
      nested folders that each have a .gitignore, the same folders without one, a baseline, and YAML with aliases of \
      aliases. Each is worked on in a process of its own.

      Exit codes: 0 every outcome is right, 1 one is not.
      """)

  @Option(help: "The number of pairs of inputs and outputs of the smallest view model.")
  var pairs = 400

  @Option(help: "The number of view models of the smallest file of many.")
  var viewModels = 1_250

  @Option(help: "The number of lines of the smallest diff.")
  var lines = 5_000

  @Option(help: "The number of inputs of the smallest view model whose inputs are in reverse order.")
  var inputs = 500

  @Option(help: "The size of the smallest large file, in bytes.")
  var bytes = 8_000_000

  @Option(help: "The depth of the least nested folders.")
  var folders = 500

  @Option(help: "The number of findings of the smallest baseline.")
  var findings = 50_000

  @Option(help: "The number of aliases of the smallest YAML.")
  var aliases = 10_000

  @Option(help: .hidden)
  var work: Int?

  @Option(help: .hidden)
  var factor = 1

  private struct Work {
    let title: String
    let step: (Int) throws -> Growth.Step

    init(_ title: String, _ step: @escaping (Int) throws -> Growth.Step) {
      self.title = title
      self.step = step
    }
  }

  private var works: [Work] {
    [
      Work("members") { factor in
        let large = LargeViewModel(pairs: self.pairs * factor)
        return try Growth.fix(large.drifted, becomes: large.fixed)
      },
      Work("view models") { factor in
        let many = ManyViewModels(count: self.viewModels * factor)
        return try Growth.fix(many.drifted, becomes: many.fixed)
      },
      Work("diff") { ReversedLines(count: self.lines * $0).diff() },
      Work("fix --dry-run") {
        try LargeFile.reversedInputs(self.inputs * $0).run(["fix", "--dry-run"], endsWith: 1)
      },
      Work("fix --diff") {
        try LargeFile.reversedInputs(self.inputs * $0).run(["fix", "--diff"], endsWith: 1)
      },
      Work("lint") {
        try LargeFile.functions(bytes: self.bytes * $0).run(["lint", "--no-cache"], endsWith: 1)
      },
      Work("folders") { try NestedFolders(depth: self.folders * $0).search(isIgnoring: false) },
      Work("folders with .gitignore") {
        try NestedFolders(depth: self.folders * $0).search(isIgnoring: true)
      },
      Work("baseline") { try LargeBaseline(findings: self.findings * $0).read() },
      Work("aliases in YAML") { RepeatedAliases(lines: self.aliases * $0).read() },
    ]
  }

  func run() throws {
    if let work {
      try self.show(self.works[work])
      return
    }
    print("work", "bytes", "seconds", "seconds per MB", "memory in MB", "outcome", separator: "\t")
    var isRight = true
    for work in self.works.indices {
      for factor in [1, 2, 4] {
        fflush(nil)
        let process = Process()
        process.executableURL = URL(
          fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        process.arguments =
          CommandLine.arguments.dropFirst() + ["--work", "\(work)", "--factor", "\(factor)"]
        try process.run()
        process.waitUntilExit()
        isRight = isRight && process.terminationStatus == 0
      }
    }
    if !isRight { throw ExitCode.failure }
  }

  private func show(_ work: Work) throws {
    let step = try work.step(self.factor)
    let seconds = Double(step.time.components.seconds) + Double(step.time.components.attoseconds) / 1e18
    print(
      work.title, step.size, String(format: "%.2f", seconds),
      String(format: "%.2f", seconds / Double(step.size) * 1e6), MemoryUse.maximum / 1_000_000,
      step.isRight ? "right" : "wrong", separator: "\t")
    if !step.isRight { throw ExitCode.failure }
  }
}
