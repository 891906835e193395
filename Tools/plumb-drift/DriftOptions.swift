import ArgumentParser
import Drift
import Foundation

/// What all subcommands take.
struct DriftOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the examples.", valueName: "folder"))
  var examples = "Examples/Sources"

  @Option(help: ArgumentHelp("Take the examples of this folder alone.", valueName: "name"))
  var only: String?

  @Flag(help: "Change nothing that keeps an example from compiling.")
  var careful = false

  /// The examples by their folders: those of one language take turns.
  func groups() throws -> [(name: String, examples: [DriftExample])] {
    let swift = DriftExample.read("KickstarterSwift", in: self.examples)
    let groups = [
      ("KickstarterSwift", swift),
      ("RxSwiftBlueprint", DriftExample.read("RxSwiftBlueprint", in: self.examples)),
      ("KickstarterJava", DriftExample.read("KickstarterJava", in: self.examples)),
      ("KickstarterKotlin", DriftExample.read("KickstarterKotlin", in: self.examples)),
    ]
    let chosen = groups.filter { self.only == nil || self.only == $0.0 }
    guard !chosen.isEmpty, chosen.allSatisfy({ !$0.1.isEmpty }) else {
      throw ValidationError("'\(self.examples)' holds no examples: name the folder that does.")
    }
    return chosen
  }
}
