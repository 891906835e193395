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

  @OptionGroup var printing: PrintOptions

  func validate() throws {
    // An unset variable in quotes is no file.
    try OutputPath.validate(self.output, of: "--output")
  }

  /// - Parameter isPrinted: whether the command prints its document, a diff, and not only writes what it changes.
  func validate(isPrinted: Bool) throws {
    if self.output != nil, !isPrinted { throw ValidationError("'--output' requires '--diff'") }
  }

  /// Whether the document has colors if it is for people.
  var isColoured: Bool {
    self.output == nil ? self.printing.colour.isOn : self.printing.colour == .always
  }

  /// Whether the document is printed on a terminal.
  var isInteractive: Bool { Terminal.isInteractive && self.output == nil }

  /// Writes the document. A file that the command reads is not overwritten.
  ///
  /// - Parameter isText: whether it is for people, with headings that are emphasized where colors are wanted.
  func write(
    _ text: OutputText, sparing inputs: [String] = [], _ shared: SharedOptions? = nil, isText: Bool = false
  ) throws {
    let text = isText && self.isColoured ? OutputText(HeadingStyle.applied(to: text.text)) : text
    guard let output else { return try Terminal.write(text) }
    try WholeFile.write(text, to: output, sparing: inputs + Self.settings(shared))
  }

  /// Writes source text or another document byte for byte.
  func write(
    document: some Sequence<UInt8>, sparing inputs: [String] = [], _ shared: SharedOptions
  ) throws {
    guard let output else { return try Terminal.write(document: document) }
    try WholeFile.write(Array(document), to: output, sparing: inputs + Self.settings(shared))
  }

  /// The files of the configuration.
  private static func settings(_ shared: SharedOptions?) throws -> [String] {
    let configuration = try EffectiveConfiguration.find(shared?.configurationPath)
    return configuration.files + [configuration.baseline].compactMap(\.self)
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
