import ArgumentParser
import Engine
import Parity
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

      With '--twins', the port of the other platform that 'plumb parity' pairs with it is renamed as well, by the naming \
      of that platform: 'goToLogin' is 'startLogin' on Android. A port that 'twins:' in the configuration names gets the \
      new name there.

      Examples:
        plumb rename LoginViewModel.inputs.emailChanged emailTextChanged
        plumb rename LoginViewModel.outputs.isLoading isRefreshing --diff app/src
        plumb rename LoginViewModel.inputs.emailChanged emailTextChanged ios --twins android

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

  @Option(
    help: ArgumentHelp(
      "The folder of the app on the other platform, in which the port is renamed as well.",
      valueName: "folder"),
    completion: .directory)
  var twins: String?

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
    let others = try self.twins.map { try self.texts(of: [$0]) } ?? []
    let elsewhere = Set(others.map(\.path))
    let texts = try self.texts(of: paths).filter { !elsewhere.contains($0.path) }
    let viewModels = try self.viewModels(in: paths, named: parts.viewModel)
      .filter { !elsewhere.contains($0.path) }
    let viewModel = try self.viewModel(parts.viewModel, among: viewModels)
    let port = try self.port(parts.port, parts.kind, of: viewModel)
    let app = TwinRename.App(viewModels: viewModels, sources: Self.sources(texts))
    let other = try self.twins.map {
      TwinRename.App(viewModels: try self.twinViewModels(in: $0), sources: Self.sources(others))
    }
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath)
    var files: [RenamedFile]
    do {
      var names = [TwinEntryRename.Name(viewModel: viewModel, old: port.name.text, new: self.newName)]
      if let other {
        let rename = try TwinRename(
          renaming: port, of: viewModel, to: self.newName, in: app, and: other, settings.scaffolding,
          settings.twins)
        let twin = "\(rename.viewModel.name).\(rename.old)"
        let outcome = rename.new == rename.old ? "keeps its name" : "becomes '\(rename.new)'"
        Message.note("the twin '\(twin)' (by \(rename.evidence.rawValue)) \(outcome)")
        names.append(TwinEntryRename.Name(viewModel: rename.viewModel, old: rename.old, new: rename.new))
        files = rename.files
      } else {
        files = try PortRename.files(renaming: port, of: viewModel, to: self.newName, in: app.sources)
      }
      if let file = try TwinEntryRename.file(names, in: settings) { files.append(file) }
    } catch let error as RenameRefusal {
      Message.error("'\(self.port)' is not renamed: \(error.reason)")
      throw ExitStatus.findings
    }
    let all = texts + others
    if let link = all.first(where: { text in text.leadsOut && files.contains { $0.path == text.path } }) {
      throw FileFailure(path: link.path, reason: FixResult.outside)
    }
    try self.write(files)
  }

  private func write(_ files: [RenamedFile]) throws {
    if self.diff { try DiffOutput.write(files.map { ($0.path, $0.old, $0.new) }) }
    let isShown = self.diff || self.dryRun
    if !isShown { try RenamedFile.write(files) }
    if !self.diff {
      for file in files { Message.note("\(isShown ? "would change" : "changed") \(file.path)") }
    }
    if isShown { throw ExitStatus.findings }
  }

  private func texts(of paths: [String]) throws -> [(path: String, bytes: [UInt8], leadsOut: Bool)] {
    try ViewModelReader.texts(of: paths, configuration: self.shared.configurationPath)
  }

  private static func sources(_ texts: [(path: String, bytes: [UInt8], leadsOut: Bool)]) -> [PortRename
    .Source]
  {
    texts.map { text in
      PortRename.Source(
        path: text.path, text: SourceText(text.bytes), language: Language(path: text.path) ?? .swift)
    }
  }

  /// The view models of the app: those of one name, unless the pairs with another app depend on all.
  private func viewModels(in paths: [String], named name: String) throws -> [ViewModel] {
    func read(containing texts: [String]) throws -> [ViewModel] {
      try ViewModelReader.read(paths, containing: texts, configuration: self.shared.configurationPath)
        .viewModels
    }
    guard self.twins == nil else { return try read(containing: []) }
    let viewModels = try read(containing: [name])
    // Files that do not name it may declare what its lists inherit.
    let isComplete = viewModels.allSatisfy { $0.name != name || PortRename.isComplete($0) }
    return isComplete ? viewModels : try read(containing: [])
  }

  private func twinViewModels(in folder: String) throws -> [ViewModel] {
    let found = try ViewModelReader.read([folder], configuration: self.shared.configurationPath).viewModels
    guard !found.isEmpty else { throw UsageProblem("\(folder): no view model found") }
    return found
  }

  private func viewModel(_ name: String, among all: [ViewModel]) throws -> ViewModel {
    let viewModels = all.filter { $0.name == name }
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
    throw UsageProblem(noPort: name, in: viewModel, among: ports.map(\.name.text))
  }
}
