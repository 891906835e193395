import ArgumentParser
import Conventions
import Foundation

/// What is said of arguments that cannot be understood.
enum UsageError {
  /// What options of other linters are called here.
  private static let otherNames = [
    "--reporter": "Here it is '--format'.",
    "--configuration": "Here it is '--config'.",
    "--strict": "Warnings fail as it is; '--fail-level note' fails on notes too.",
    "--lenient": "'--fail-level error' lets warnings pass.",
    "--use-stdin": "Say what file standard input stands for: '--stdin-path Sources/X.swift'.",
    "--assume-filename": "Here it is '--stdin-path'.",
    "--recursive": "Folders are always searched.",
    "-r": "Folders are always searched.",
    "--parallel": "All cores are used as it is; '--jobs' sets the number of threads.",
    "-p": "All cores are used as it is; '--jobs' sets the number of threads.",
    "--path": "Paths need no option: 'plumb lint Sources'.",
    "--only-rule": "Here it is '--only'.",
    "--cache": "Results are kept as it is; '--cache-path' sets the folder.",
  ]

  /// The message for a first argument that is no command; nil when it is one.
  static func ofCommand(_ arguments: [String]) -> String? {
    let names = Plumb.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let hint: String
    if FileManager.default.fileExists(atPath: word) {
      hint = "To check it: plumb lint \(word)"
    } else if let nearest = EditDistance.nearest(to: word, among: names) {
      hint = "Did you mean '\(nearest)'?"
    } else {
      hint = "'plumb --help' lists the commands."
    }
    return "unknown command '\(word)'. \(hint)"
  }

  /// The message of the parser in the form of the others, with the usage below it.
  ///
  /// - Parameter message: the whole message, which starts with `Error: `.
  static func text(_ message: String) -> String {
    var text = message
    if text.hasPrefix("Error: ") { text.removeFirst("Error: ".count) }
    let letters = text.prefix(2)
    if letters.last?.isUppercase == false { text = letters.lowercased() + text.dropFirst(2) }
    return self.withOtherNames(text)
  }

  private static func withOtherNames(_ text: String) -> String {
    let start = "unknown option '"
    guard text.hasPrefix(start), let line = text.split(separator: "\n").first,
      let hint = self.otherNames[String(text.dropFirst(start.count).prefix { $0 != "'" })]
    else { return text }
    let sentence = line.prefix(start.count) + line.dropFirst(start.count).prefix { $0 != "'" } + "'. "
    return sentence + hint + text.dropFirst(line.count)
  }
}
