import ArgumentParser
import Drift
import Foundation

/// Prints one case, as it was and as it was mended.
struct ShowDrift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print one case and what the fix makes of it.")

  @OptionGroup var options: DriftOptions

  @Option(help: "The seed of the case.")
  var seed: UInt64

  @Option(help: ArgumentHelp("Write the texts to files in a folder.", valueName: "folder"))
  var to: String?

  func run() throws {
    for (name, examples) in try self.options.groups() {
      let run = FixRun(examples, isCareful: self.options.careful)
      let test = run.test(self.seed)
      let outcome = try FixCheck.run(test)
      print("\(name): \(test.title)")
      if let rejection = outcome.rejection { print("  drawn anew: \(rejection)") }
      for problem in outcome.problems { print("  \(problem)") }
      if let to {
        let manager = FileManager.default
        for (side, bytes) in [("before", test.drift.bytes), ("after", outcome.text)] {
          let folder = "\(to)/\(name)/\(side)"
          try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
          try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(test.example.fileName)"))
          if let user = test.surroundings {
            let name = URL(fileURLWithPath: user.path).lastPathComponent
            try Data(user.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
          }
        }
      } else {
        print(String(decoding: test.drift.bytes, as: UTF8.self))
        print(String(decoding: outcome.text, as: UTF8.self))
      }
    }
  }
}
