import ArgumentParser
import Linting
import Scaffolding
import ViewModelModel

/// `plumb describe`
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print the description of a view model that exists.",
    discussion: """
      The description is what 'plumb new --from' reads, so this makes the Android twin of an iOS view model:

        plumb describe MessagesViewModel.swift | plumb new --from - --dialect kickstarter-java

      Names are printed as Swift has them. What has no place in a description is told, and left out.

      Exit codes: 0 described, 1 described, but something is left out, 2 bad usage, or no view model, 3 a file could \
      not be read.
      """
  )

  @Argument(help: "The file of the view model.", completion: .file(extensions: ["swift", "java"]))
  var file: String?

  @Option(
    name: .customLong("with"), parsing: .singleValue,
    help: ArgumentHelp(
      "A file or folder with protocols or interfaces that stand elsewhere; may be given more than once.",
      valueName: "path"),
    completion: .file())
  var others: [String] = []

  @Option(help: ArgumentHelp("The view model, where the file has several.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("Take standard input as if it were this file.", valueName: "file"), completion: .file()
  )
  var stdinPath: String?

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard (self.file == nil) != (self.stdinPath == nil) else {
      throw ValidationError(
        "Name the file of a view model, or say with '--stdin-path' what standard input is.")
    }
    for path in [self.file, self.stdinPath].compactMap(\.self) where Language(path: path) == nil {
      throw ValidationError("'\(path)' is neither a Swift nor a Java file.")
    }
  }

  func run() throws {
    let input = try self.stdinPath.map { (bytes: try PathList.standardInput(), path: $0) }
    let (viewModels, problems) = try ViewModelReader.read(
      self.file.map { [$0] } ?? [], with: self.others, standardInput: input,
      configuration: self.shared.configurationPath)
    if let problem = problems.first {
      Message.error(problem)
      throw ExitStatus.file
    }
    let viewModel = try self.chosen(viewModels)
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath).scaffolding
    let outcome: Describer.Outcome
    do throws(ScaffoldError) {
      outcome = try Describer.describe(viewModel, settings)
    } catch {
      throw UsageProblem("\(viewModel.path): \(error.message)")
    }
    Terminal.write(DescriptionWriter.text(outcome.description))
    for note in outcome.notes { Message.note("\(viewModel.path): \(note)") }
    if !outcome.notes.isEmpty { throw ExitStatus.findings }
  }

  private func chosen(_ viewModels: [ViewModel]) throws -> ViewModel {
    let path = self.file ?? self.stdinPath ?? ""
    let candidates = viewModels.filter { self.name == nil || $0.name == self.name }
    guard let first = candidates.first else {
      let names = viewModels.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageProblem(
        viewModels.isEmpty
          ? "\(path): there is no view model here: a type that conforms to '…Inputs' and '…Outputs'"
          : "\(path): there is no '\(self.name ?? "")' here, but \(names)")
    }
    guard candidates.count == 1 else {
      let names = candidates.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageProblem("\(path): there are several view models: choose one of \(names) with '--name'")
    }
    return first
  }
}
