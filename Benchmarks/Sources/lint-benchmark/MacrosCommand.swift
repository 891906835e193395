import ArgumentParser
import Foundation
import Measuring

/// `lint-benchmark macros`
struct MacrosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "macros",
    abstract: "Measure what '@ViewModel' costs the compiler: a file with 20 view models in both forms.",
    discussion: "Exit codes: 0 the requirement is met, 1 it is not or nothing could be measured."
  )

  @Option(
    help: ArgumentHelp("The folder of a build of the product PlumblineMacros.", valueName: "folder"),
    completion: .directory)
  var products = ".build/release"

  @Option(
    help: ArgumentHelp("The program that writes the view models.", valueName: "file"), completion: .file())
  var generator = "Benchmarks/Macros/view-models"

  @Option(help: ArgumentHelp("How many rounds to measure; at least ten.", valueName: "number"))
  var rounds = 20

  /// How many view models a file has.
  private static let count = 20

  func validate() throws {
    if self.rounds < 10 { throw ValidationError("'--rounds' must be at least 10.") }
  }

  func run() throws {
    try ScratchFolder.with(self.measure)
  }

  private func measure(in folder: URL) throws {
    let compiler = try self.compiler()
    func program(_ form: String, _ count: Int) throws -> MeasuredProgram {
      let path = folder.appendingPathComponent("\(form)-\(count).swift").path
      _ = try ChildProcess(arguments: [self.generator, form, String(count), path]).run()
      return MeasuredProgram("\(count) view models, \(form)", ChildProcess(arguments: compiler + [path]))
    }
    var byHand = try program("by-hand", Self.count)
    var macro = try program("macro", Self.count)
    var oneByHand = try program("by-hand", 1)
    var oneMacro = try program("macro", 1)
    // The first runs fill the caches of the system.
    for program in [byHand, macro, oneByHand, oneMacro] { _ = try program.process.run() }
    try Rounds.run(self.rounds) { _ in
      try byHand.measure()
      try macro.measure()
      try oneByHand.measure()
      try oneMacro.measure()
    }

    var table = Table(header: ["", "median", "fewest", "all cores", "memory", "times by hand"])
    for program in [byHand, macro, oneByHand, oneMacro] { table.add(program.row(comparedWith: byHand)) }
    print(table.text + "\n")
    // A process starts the plugin once, however many files it has.
    let start = oneMacro.median - oneByHand.median
    try Requirement.report([
      Requirement(
        title: "the file with the macro, with the start of the plugin", value: macro.median / byHand.median,
        bound: .none, unit: " times"),
      Requirement(
        title: "the file with the macro, the time of the other one",
        value: (macro.median - start) / byHand.median, bound: .atMost(1.3), unit: " times"),
    ])
  }

  /// The compiler, which only checks types, with the plugin that was built.
  private func compiler() throws -> [String] {
    let manager = FileManager.default
    let plugins = ["PlumblineMacrosPlugin-tool", "PlumblineMacrosPlugin"].map { "\(self.products)/\($0)" }
    guard let plugin = plugins.first(where: manager.isExecutableFile) else {
      throw ValidationError("There is no plugin in '\(self.products)': build PlumblineMacros first.")
    }
    // The module for publishers exists when the runtime was built with them.
    let maps = ["PlumblineThreadLocal", "COpenCombineHelpers"].map {
      "\(self.products)/\($0).build/module.modulemap"
    }
    .filter(manager.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    return [
      "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Screens",
      "-I", "\(self.products)/Modules",
    ] + maps + ["-load-plugin-executable", "\(plugin)#PlumblineMacrosPlugin"]
  }
}
