import ArgumentParser
import Engine
import Reporting
import SourceModel

/// The options of a command that prints a document: where it goes, and whether anything else is printed.
struct DocumentOutput: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file, instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no notes and no progress.")
  var quiet = false

  func validate() throws {
    // An unset variable in quotes is no file.
    try OutputPath.validate(self.output, of: "--output")
  }

  /// Writes the document. A file that the command reads is not overwritten.
  func write(_ text: OutputText, sparing inputs: [String] = []) throws {
    guard let output else { return try Terminal.write(text) }
    let configuration = try EffectiveConfiguration.find(nil)
    try WholeFile.write(
      text, to: output, sparing: inputs + configuration.files + [configuration.baseline].compactMap(\.self))
  }

  /// Writes text for people, in color where that is wanted and the text is not for a file.
  func write(_ text: OutputText, sparing inputs: [String] = [], _ colour: ColourOption, if isText: Bool)
    throws
  {
    let isColoured = isText && (self.output == nil ? colour.isOn : colour == .always)
    try self.write(isColoured ? HeadingStyle.applied(to: text) : text, sparing: inputs)
  }

  func write(_ text: PrintableText) throws { try self.write(OutputText(text)) }

  func note(_ text: PrintableText) {
    if !self.quiet { Message.note(text) }
  }

  /// Shows the progress of a long run on a terminal.
  var progress: (@Sendable (Int, Int) -> Void)? {
    ProgressLine.shown(quietly: self.quiet)
  }
}

/// Checks of options that name a file to write.
enum OutputPath {
  static func validate(_ path: String?, of option: String) throws {
    if path == "" { throw ValidationError("'\(option)' must not be empty") }
    if path == "-" {
      throw ValidationError("'\(option)' takes no '-': without the option, standard output is written")
    }
  }
}
