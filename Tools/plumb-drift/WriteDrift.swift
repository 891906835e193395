import ArgumentParser
import Drift
import Foundation

/// Replaces examples by their drifts.
struct WriteDrift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Let the examples in a folder drift.")

  @OptionGroup var options: DriftOptions

  @Option(help: "What the drifts depend on.")
  var seed: UInt64

  func run() throws {
    for (_, examples) in try self.options.groups() {
      for (index, example) in examples.enumerated() {
        let test = FixCase(
          example, seed: self.seed &* 1_000 &+ UInt64(index), isCareful: self.options.careful)
        let path = self.options.examples + "/" + example.path
        try Data(test.drift.bytes).write(to: URL(fileURLWithPath: path))
        print(test.title)
      }
    }
  }
}
