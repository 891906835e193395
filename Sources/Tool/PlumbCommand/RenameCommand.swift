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
    abstract: "Rename an input, output or action wherever it is used.",
    discussion: """
      A port is an input, an output or an action. It gets the new name in its protocol, in the view model with its \
      storage, in views, in other view models and in tests. All files are written or none. If a place may or may not use \
      the port, nothing is renamed, and the error names the place. Strings and comments with the old name are listed, \
      and change only with '--in-strings'.

      With '--twins', the port of the other platform that 'plumb parity' pairs with it is renamed as well, with \
      the names of that platform: 'goToLogin' is 'startLogin' on Android. If 'twins:' in the configuration names the port, \
      it gets the new name there too.

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

  @Flag(help: "Rename it in the strings and the comments of files that name the view model or its ports.")
  var inStrings = false

  @Option(
    name: .customLong("except"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave a line as it is, which does not use the port; may be given several times.",
      valueName: "file:line"))
  var exceptions: [String] = []

  @Flag(help: "Print a unified diff for 'git apply', and write nothing.")
  var diff = false

  @Flag(help: "List the files that would change, and write nothing.")
  var dryRun = false

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  /// The name of the view model, the kind of the port if it is given, and the name of the port.
  private var parts: (viewModel: String, kind: PortKind?, port: String)? {
    var parts = self.port.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, parts.allSatisfy(SwiftWords.isName) else { return nil }
    let port = parts.removeLast()
    let kind = parts.last.flatMap(PortKind.init)
    if kind != nil { parts.removeLast() }
    return parts.count == 1 ? (parts[0], kind, port) : nil
  }

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    try self.output.validate(isPrinted: self.diff)
    guard self.parts != nil else {
      throw ValidationError("'\(self.port)' is no port: write 'LoginViewModel.inputs.emailChanged'")
    }
    if SwiftWords.hasInvisible(self.newName) {
      throw ValidationError("'\(self.newName)' has a character that is not shown: leave it out")
    }
    for exception in self.exceptions where RenameException(exception) == nil {
      throw ValidationError("'--except \(exception)' names no line: write 'Login.swift:12'")
    }
    guard PortRename.isName(self.newName), self.newName != self.parts?.port else {
      throw ValidationError("'\(self.newName)' cannot be the name of the port")
    }
  }

  func run() throws {
    guard let parts else { return }
    let paths = self.paths.isEmpty ? ["."] : self.paths
    if try self.finishInterrupted(in: paths + [self.twins].compactMap(\.self), parts) { return }
    let others = try self.twins.map { try self.run(over: [$0]) }
    let elsewhere = Set((others?.texts ?? []).map { Array($0.file.path.utf8) })
    let run = try self.run(over: paths).without(elsewhere)
    let viewModels =
      self.twins == nil
      ? PortRename.viewModels(in: run, named: parts.viewModel) : run.viewModels().viewModels
    let viewModel = try self.viewModel(parts.viewModel, among: viewModels)
    if let form = viewModel.form.title {
      Message.error("'\(self.port)' is not renamed: '\(viewModel.name)' has no port protocols (\(form))")
      throw ExitStatus.findings
    }
    let port = try self.port(parts.port, parts.kind, of: viewModel)
    let app = TwinRename.App(viewModels: viewModels, sources: PortRename.sources(of: run))
    let other = try others.map {
      TwinRename.App(viewModels: try self.twinViewModels(in: $0), sources: PortRename.sources(of: $0))
    }
    let settings = try EffectiveConfiguration.find(self.shared.configurationPath)
    let exceptions = Set(self.exceptions.compactMap(RenameException.init))
    var outcome: RenameOutcome
    do {
      var names = [TwinEntryRename.Name(viewModel: viewModel, old: port.name.text, new: self.newName)]
      if let other {
        let rename = try TwinRename(
          renaming: port, of: viewModel, to: self.newName, in: app, and: other, settings.scaffolding,
          settings.twins, inStrings: self.inStrings, except: exceptions)
        let twin = "\(rename.viewModel.name).\(rename.old)"
        let change = rename.new == rename.old ? "keeps its name" : "becomes '\(rename.new)'"
        self.printing.note("the twin '\(twin)' (by \(rename.evidence.rawValue)) \(change)")
        names.append(TwinEntryRename.Name(viewModel: rename.viewModel, old: rename.old, new: rename.new))
        outcome = rename.outcome
      } else {
        outcome = try PortRename.outcome(
          renaming: port, of: viewModel, to: self.newName, in: app.sources, inStrings: self.inStrings,
          except: exceptions)
      }
      if let file = try TwinEntryRename.file(names, in: settings) { outcome.files.append(file) }
    } catch let error as RenameRefusal {
      Message.error("'\(self.port)' is not renamed: \(error.reason)")
      if let line = error.line {
        self.printing.note("if the line does not use the port, add '--except \(line)'")
      }
      throw ExitStatus.findings
    }
    for run in [run, others].compactMap(\.self) { try outcome.checkLinks(in: run) }
    for note in outcome.notes.prefix(Self.mostNotes) { self.printing.note("\(note)") }
    if outcome.notes.count > Self.mostNotes {
      self.printing.note("\(outcome.notes.count - Self.mostNotes) more places have the old name")
    }
    try self.write(outcome.files, renaming: "\(viewModel.name).\(port.name.text)")
  }

  /// The maximal number of listed places with the old name.
  private static let mostNotes = 50

  /// Finishes interrupted renamings, unless the command writes no files.
  ///
  /// - Returns: whether one of them is this one.
  private func finishInterrupted(
    in paths: [String], _ parts: (viewModel: String, kind: PortKind?, port: String)
  ) throws -> Bool {
    guard !self.diff, !self.dryRun else { return false }
    let found = try FoundFiles(self.shared.settings(paths.filter(FileSystem.exists)))
    found.removeTemporaryFiles()
    let around = RenameJournal.around(["."] + paths)
    var isThis = false
    for journal in around + found.journals.filter({ !around.contains($0) }) {
      let resumption = try RenameJournal.resume(journal)
      for note in resumption.notes { self.printing.note("\(note)") }
      if let finished = resumption.finished, finished.name == self.newName,
        finished.port == "\(parts.viewModel).\(parts.port)"
      {
        isThis = true
      }
    }
    return isThis
  }

  private func write(_ files: [RenamedFile], renaming port: String) throws {
    if self.diff {
      try DiffOutput.write(files.map { ($0.file, $0.old, $0.new) }, to: self.output, self.shared)
    }
    let isShown = self.diff || self.dryRun
    if !isShown { try RenamedFile.write(files, renaming: port, to: self.newName) }
    if !self.diff {
      for file in files { self.printing.note("\(isShown ? "would change" : "changed") \(file.path)") }
    }
    if isShown { throw ExitStatus.findings }
  }

  /// All files of an app, each read once. Those that git ignores or a tool writes may use the port as well.
  private func run(over paths: [String]) throws -> Run {
    let settings = self.shared.settings(paths, progress: self.printing.progress)
    let run = Run(reading: try FoundFiles(settings, including: [.configured, .ignored, .generated]))
    if let failure = run.failures.first { throw failure }
    return run
  }

  private func twinViewModels(in run: Run) throws -> [ViewModel] {
    let found = run.viewModels().viewModels
    guard !found.isEmpty else { throw UsageProblem("\(self.twins ?? ""): no view model found") }
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
