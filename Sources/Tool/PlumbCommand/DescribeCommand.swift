import ArgumentParser
import Engine
import Reporting
import Scaffolding
import SourceModel

/// `plumb describe`
struct DescribeCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print the description of an existing view model.",
    discussion: """
      The description lists the ports of a view model in YAML. 'plumb new --from' reads it, for example to create the \
      Android counterpart of an iOS view model.

      Examples:
        plumb describe LoginViewModel.swift > login.yml
        plumb describe LoginViewModel.swift | plumb new --from - --view activity \\
          --dialect kickstarter-kotlin

      Names are printed as in Swift. Unsupported items are omitted, with a note.

      Exit codes: 0 complete description, 1 items were omitted, 2 invalid usage or no view model, 3 a file could not be \
      read.
      """
  )

  @Argument(help: "The file of the view model.", completion: .file(extensions: ["swift", "java", "kt"]))
  var file: String?

  @Option(
    name: .customLong("with"), parsing: .singleValue,
    help: ArgumentHelp(
      "A file or folder with further protocols or interfaces; may be repeated.",
      valueName: "path"),
    completion: .file())
  var others: [String] = []

  @Option(
    help: ArgumentHelp("The view model to describe, when the file declares several.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("Read standard input as the contents of this file.", valueName: "file"),
    completion: .file()
  )
  var stdinPath: String?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    guard (self.file == nil) != (self.stdinPath == nil) else {
      throw ValidationError(
        "Name one file, or use '--stdin-path' to read standard input")
    }
    for path in [self.file, self.stdinPath].compactMap(\.self) where Language(path: path) == nil {
      throw ValidationError("'\(path)' is not a Swift, Java or Kotlin file")
    }
  }

  func run() throws {
    var settings = self.shared.settings([self.file].compactMap(\.self))
    settings.standardInput = try self.stdinPath.map { (bytes: try PathList.standardInput(), path: $0) }
    let run = Run(
      // Standard input is described even where a configuration excludes its path.
      reading: try FoundFiles(settings, including: [.configured]),
      with: try FoundFiles(self.shared.settings(self.others)))
    if let failure = run.failures.first { throw failure }
    let (viewModels, problems) = run.viewModels()
    if let problem = problems.first {
      Message.error(problem)
      throw ExitStatus.file
    }
    let viewModel = try self.chosen(viewModels)
    let scaffolding = try EffectiveConfiguration.find(self.shared.configurationPath).scaffolding
    let outcome: Describer.Outcome
    do throws(ScaffoldError) {
      outcome = try Describer.describe(viewModel, scaffolding)
    } catch {
      throw UsageProblem("\(viewModel.path): \(error.message)")
    }
    let text = DescriptionWriter.text(outcome.description)
    if self.output.isColoured {
      try self.output.write(OutputText(HeadingStyle.applied(to: text)), self.shared)
    } else {
      try self.output.write(document: text.utf8, self.shared)
    }
    for note in outcome.notes { self.printing.note("\(viewModel.path): \(note)") }
    if !outcome.notes.isEmpty { throw ExitStatus.findings }
  }

  private func chosen(_ viewModels: [ViewModel]) throws -> ViewModel {
    let path = self.file ?? self.stdinPath ?? ""
    let candidates = viewModels.filter { self.name == nil || $0.name == self.name }
    guard let first = candidates.first else {
      let names = viewModels.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageProblem(
        viewModels.isEmpty
          ? "\(path): no view model found: a view model conforms to an '…Inputs', '…Outputs' or '…Actions' protocol"
          : "\(path): no view model '\(self.name ?? "")' found: the file declares \(names)")
    }
    guard candidates.count == 1 else {
      let names = candidates.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageProblem("\(path): several view models found: choose one of \(names) with '--name'")
    }
    return first
  }
}
