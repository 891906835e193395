import ArgumentParser
import Drift
import Foundation

/// Lets the examples drift at random, mends them, and tells what should not have come of it.
@main
struct PlumbDrift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumb-drift",
    abstract: "Find drifts that 'plumb fix' does not mend as it should.",
    subcommands: [CheckDrift.self, ShowDrift.self],
    defaultSubcommand: CheckDrift.self)
}
