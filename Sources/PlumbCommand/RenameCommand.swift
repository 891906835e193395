import ArgumentParser
import Engine
import PortRenaming
import Reporting
import SourceModel

/// `plumb rename`
struct RenameCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a port wherever it is declared and used.",
    discussion: """
      The port gets the new name in its protocol, in the view model with its storage, in views, in other view models and \
      in tests. All files are written or none. A port is not renamed, with the reason, when a place may be a use of it \
      and is not known to be one. Comments are not changed.

      Examples:
        plumb rename LoginViewModel.inputs.emailChanged emailTextChanged
        plumb rename LoginViewModel.outputs.isLoading isRefreshing --diff app/src

      Exit codes: 0 renamed, 1 not renamed, or only shown, 2 invalid usage, 3 a file could not be read or written.
      """
  )

  @Argument(help: ArgumentHelp("The port: 'LoginViewModel.inputs.emailChanged'.", valueName: "port"))
  var port: String

  @Argument(help: ArgumentHelp("The new name.", valueName: "name"))
  var newName: String

  @Argument(
    help: "The files and folders in which the port may be used. (default: the working folder)",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Print a unified diff for 'git apply', and write nothing.")
  var diff = false

  @Flag(help: "List the files that would change, and write nothing.")
  var dryRun = false

  @OptionGroup var shared: SharedOptions

  /// The name of the view model, the list of the port if it is named, and the name of the port.
  private var parts: (viewModel: String, kind: PortKind?, port: String)? {
    var parts = self.port.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy(SwiftWords.isName) else { return nil }
    let port = parts.removeLast()
    let kind = parts.last.flatMap(PortKind.init)
    if kind != nil { parts.removeLast() }
    return parts.count == 1 ? (parts[0], kind, port) : nil
  }

  func validate() throws {
    guard self.parts != nil else {
      throw ValidationError("'\(self.port)' is no port: write 'LoginViewModel.inputs.emailChanged'")
    }
    guard SwiftWords.isName(self.newName), !SwiftWords.isKeyword(self.newName),
      JavaWords.isName(self.newName),
      self.newName != self.parts?.port
    else { throw ValidationError("'\(self.newName)' cannot be the name of the port") }
  }

  func run() throws {
    guard let parts else { return }
    let paths = self.paths.isEmpty ? ["."] : self.paths
    let configuration = self.shared.configurationPath
    let viewModel = try self.viewModel(parts.viewModel, in: paths)
    let port = try self.port(parts.port, parts.kind, of: viewModel)
    let texts = try ViewModelReader.texts(of: paths, configuration: configuration)
    let sources = texts.map { text in
      PortRename.Source(
        path: text.path, text: SourceText(text.bytes), language: Language(path: text.path) ?? .swift)
    }
    let files: [RenamedFile]
    do throws(RenameRefusal) {
      files = try PortRename.files(renaming: port, of: viewModel, to: self.newName, in: sources)
    } catch {
      Message.error("'\(self.port)' is not renamed: \(error.reason)")
      throw ExitStatus.findings
    }
    if let link = texts.first(where: { text in text.leadsOut && files.contains { $0.path == text.path } }) {
      throw FileFailure(path: link.path, reason: FixResult.outside)
    }
    try self.write(files)
  }

  private func write(_ files: [RenamedFile]) throws {
    if self.diff, let file = files.first(where: { $0.path.hasPrefix("/") }) {
      throw UsageProblem(
        "'--diff' prints paths relative to the working folder: run it in a folder above '\(file.path)'")
    }
    for file in files where self.diff {
      try Terminal.write(data: UnifiedDiff.text(from: file.old, to: file.new, path: file.path))
    }
    let isShown = self.diff || self.dryRun
    if !isShown { try RenamedFile.write(files) }
    if !self.diff {
      for file in files { Message.note("\(isShown ? "would change" : "changed") \(file.path)") }
    }
    if isShown { throw ExitStatus.findings }
  }

  private func viewModel(_ name: String, in paths: [String]) throws -> ViewModel {
    let found = try ViewModelReader.read(
      paths, containing: [name], configuration: self.shared.configurationPath)
    let viewModels = found.viewModels.filter { $0.name == name }
    guard let viewModel = viewModels.first else { throw UsageProblem("no view model '\(name)' found") }
    guard viewModels.count == 1 else {
      throw UsageProblem(
        "several view models '\(name)': \(viewModels.map(\.path).joined(separator: ", ")); name the folder of one"
      )
    }
    return viewModel
  }

  private func port(_ name: String, _ kind: PortKind?, of viewModel: ViewModel) throws -> Port {
    let ports = (kind.map { [$0] } ?? PortKind.allCases).flatMap(viewModel.ports)
    if let port = ports.first(where: { $0.name.text == name }) { return port }
    let names = ports.map(\.name.text)
    let hint = EditDistance.nearest(to: name, among: names).map { "Did you mean '\($0)'?" }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    throw UsageProblem("'\(viewModel.name)' has no '\(name)'. \(hint ?? "It has \(list)")")
  }
}
