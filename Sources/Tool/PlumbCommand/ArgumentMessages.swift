import ArgumentParser
import Foundation
import Reporting
import SourceModel

/// The messages for invalid arguments.
enum ArgumentMessages {
  /// The counterparts of options of other linters.
  private static let otherNames = [
    "--reporter": "Use '--format'",
    "--configuration": "Use '--config'",
    "--strict": "Warnings already fail; use '--fail-level note' to fail on notes too",
    "--lenient": "Use '--fail-level error' to pass with warnings",
    "--use-stdin": "Use '--stdin-path Sources/X.swift'",
    "--assume-filename": "Use '--stdin-path'",
    "--recursive": "Folders are always searched recursively",
    "-r": "Folders are always searched recursively",
    "--parallel": "All cores are used by default; '--jobs' sets the number of threads",
    "-p": "All cores are used by default; '--jobs' sets the number of threads",
    "--path": "Paths need no option: 'plumb lint Sources'",
    "--only-rule": "Use '--only'",
    "--rules": "Use '--only'",
    "--rule": "Use '--only'",
    "--output-format": "Use '--format'",
    "--exclude": "Use 'exclude' in '.plumb.yml'",
    "--cache": "The cache is enabled by default; '--cache-path' sets its folder",
  ]

  /// The message for a first argument that is not a command; nil when it is one.
  static func ofCommand(_ arguments: [String]) -> PrintableText? {
    let names = Plumb.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let hint: PrintableText
    if FileManager.default.fileExists(atPath: word) {
      hint = "To check a file or folder, run 'plumb lint \(word)'"
    } else if let nearest = EditDistance.nearest(to: word, among: names) {
      hint = "Did you mean '\(nearest)'?"
    } else {
      hint = "The commands are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return "unknown command '\(word)'. \(hint)"
  }

  /// The error of the parser, which quotes the arguments, with printable arguments on one line each.
  static func printable(_ error: any Error, of arguments: [String]) -> any Error {
    let printable = arguments.map(PlainText.line)
    guard printable != arguments else { return error }
    do {
      _ = try Plumb.parseAsRoot(printable)
      return error
    } catch {
      return error
    }
  }

  /// The message of the parser in the form of the others, with the usage below it.
  ///
  /// - Parameter message: the whole message, which starts with `Error: `.
  static func text(_ message: String) -> String {
    var text = message
    if text.hasPrefix("Error: ") { text.removeFirst("Error: ".count) }
    let letters = text.prefix(2)
    if letters.last?.isUppercase == false { text = letters.lowercased() + text.dropFirst(2) }
    return self.withNearestValue(self.withOtherNames(text))
  }

  /// Adds the nearest value to a message that lists the values of an option.
  private static func withNearestValue(_ text: String) -> String {
    let start = "the value '"
    guard text.hasPrefix(start), let line = text.split(separator: "\n").first,
      let values = line.firstRange(of: "Please provide one of ")
    else { return text }
    let value = String(line.dropFirst(start.count).prefix { $0 != "'" })
    // Every second part is between quotes.
    let parts = line[values.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
    let names = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let nearest = EditDistance.nearest(to: value, among: names, atMost: 3) else { return text }
    return line + " Did you mean '\(nearest)'?" + text.dropFirst(line.count)
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
