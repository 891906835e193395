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
  ///
  /// - Parameter isText: whether it is for people, in color where that is wanted.
  func write(
    _ text: OutputText, sparing inputs: [String] = [], _ shared: SharedOptions, isText: Bool = false
  ) throws {
    let isColoured = isText && (self.output == nil ? shared.colour.isOn : shared.colour == .always)
    let text = isColoured ? HeadingStyle.applied(to: text) : text
    guard let output else { return try Terminal.write(text) }
    let configuration = try EffectiveConfiguration.find(shared.configurationPath)
    try WholeFile.write(
      text, to: output, sparing: inputs + configuration.files + [configuration.baseline].compactMap(\.self))
  }

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
