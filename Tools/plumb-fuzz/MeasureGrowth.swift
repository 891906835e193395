import ArgumentParser
import Foundation
import SourceFuzzing

/// Runs every command on inputs of growing size, and finds those that take more than n log n.
struct MeasureGrowth: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Find commands whose time grows faster than n log n when an input doubles.",
    discussion: """
      Each input doubles until 'plumb', which is beside this program, works on it for long enough. The time is that of \
      the processor, so that other processes do not count. Each line has the power of the input with which the time \
      grows, the time and the memory of each run.

      Exit codes: 0 nothing grows faster, 1 something does, or ends with a signal.
      """)

  @Option(help: "Measure only inputs and commands whose line has this text.")
  var only: String?

  @Option(help: "The seconds of a core from which an input does not double any more.")
  var enough = 1.0

  @Option(help: "The number of bytes from which an input does not double any more.")
  var bytes = 4_000_000

  @Option(help: ArgumentHelp("Run this command, instead of the one beside this program.", valueName: "file"))
  var tool: String?

  @Option(help: "The first input.")
  var first = 0

  @Flag(help: "Print the failures alone.")
  var quiet = false

  @Flag(
    name: .customLong("list"), help: "Print the names of the inputs with their commands, and measure nothing."
  )
  var lists = false

  @Option(
    help: ArgumentHelp("Write the inputs of '--only' with so many pieces to folders.", valueName: "pieces"))
  var write: Int?

  func run() throws {
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let tool = self.tool ?? program.deletingLastPathComponent().appendingPathComponent("plumb").path
    var limits = GrowthCurve.Limits(enough: self.enough)
    limits.bytes = self.bytes
    var isRight = true
    for (number, input) in GrowingInput.all.enumerated().dropFirst(self.first) {
      for command in input.commands {
        let title = "\(number) \(input.name): plumb \(command)"
        guard self.only.map(title.contains) ?? true else { continue }
        if self.lists {
          print(title)
          continue
        }
        if let write {
          for file in input.files(write) {
            let path = "growth-\(number)/\(file.path)"
            try FileManager.default.createDirectory(
              atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try file.text.write(toFile: path, atomically: false, encoding: .utf8)
          }
          continue
        }
        let curve = try GrowthCurve(of: input, command, tool: tool, limits)
        isRight = isRight && curve.failure == nil
        if self.quiet, curve.failure == nil { continue }
        let exponent = curve.exponent.map { String(format: "%.2f", $0) } ?? "-"
        print(
          curve.failure == nil ? "ok" : "FAIL", exponent, title, curve.text, curve.failure ?? "",
          separator: "\t")
        fflush(nil)
      }
    }
    if !isRight { throw ExitCode.failure }
  }
}
