import ArgumentParser
import Engine
import Reporting
import Scaffolding
import SourceModel
import SwiftLanguage

/// The options that describe a new view model.
struct NewPorts: ParsableArguments {
  @Option(
    name: .customLong("input"), parsing: .singleValue,
    help: ArgumentHelp("An input, such as 'sendButtonTapped' or 'messageChanged(String)'.", valueName: "port")
  )
  var inputs: [String] = []

  @Option(
    name: .customLong("output"), parsing: .singleValue,
    help: ArgumentHelp("An output, such as 'messages: [Message]' or 'dismiss: Void'.", valueName: "port"))
  var outputs: [String] = []

  @Option(
    name: .customLong("action"), parsing: .singleValue,
    help: ArgumentHelp("An action, such as 'send: (String) -> Receipt'.", valueName: "port"))
  var actions: [String] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "Read a description in YAML from this file; '-' reads standard input. Ports on the command line are added to it.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var file: String?

  @Flag(help: "Prompt for the name and the ports.")
  var interactive = false

  /// The description that the options specify.
  ///
  /// - Parameter name: the name on the command line.
  func description(called name: String?) throws -> ViewModelDescription {
    var described: ViewModelDescription?
    if let file {
      let bytes = try PathList.description(file)
      described = try DescriptionReader.read(bytes, path: file == "-" ? "standard input" : file)
    }
    var inputs = described?.inputs ?? []
    var outputs = described?.outputs ?? []
    var actions = described?.actions ?? []
    for text in self.inputs { inputs.append(try Self.read(text, "--input", PortNotation.input)) }
    for text in self.outputs { outputs.append(try Self.read(text, "--output", PortNotation.output)) }
    for text in self.actions { actions.append(try Self.read(text, "--action", PortNotation.action)) }
    let description = ViewModelDescription(
      try name.map(Self.complete) ?? described?.name ?? "",
      swift: described?.swift ?? LanguageDescription(), java: described?.java ?? LanguageDescription(),
      inputs: inputs, outputs: outputs, actions: actions)
    if let clash = PortClash.first(in: description) { throw UsageProblem("\(clash.message)") }
    return description
  }

  /// A name with its ending.
  static func complete(_ name: String) throws -> String {
    do throws(ScaffoldError) {
      return try ViewModelName.complete(name)
    } catch {
      throw ConfigurationError(path: "the name", line: 1, column: 1, message: error.message)
    }
  }

  private static func read<Port>(
    _ text: String, _ option: String, _ read: (String) throws(NotationError) -> Port
  ) throws(ConfigurationError) -> Port {
    do throws(NotationError) {
      return try read(text)
    } catch {
      throw ConfigurationError(
        path: "\(option) '\(text)'", line: 1, column: Notation.column(of: error, in: text),
        message: error.message)
    }
  }
}
