import ArgumentParser
import Engine
import Scaffolding
import SourceModel

/// `plumb convert`
struct ConvertCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert view models in Swift to another form.",
    discussion: """
      Without paths, the working folder is converted. Pass the folders of views and tests as well, or no paths: names \
      that views and tests use are kept. A view model that cannot be converted safely does not change, and a note gives \
      the reason. Nothing else is fixed: run 'plumb fix' afterwards to put the members in order.

      Examples:
        plumb convert --to-macro Sources Tests
        plumb convert --to-ports --diff Sources | git apply

      Exit codes: 0 all view models were converted, 1 some were not converted or changes were not written, 2 invalid usage or \
      configuration, 3 a file could not be read or written.
      """
  )

  @Argument(help: "The files and folders to convert.", completion: .file())
  var paths: [String] = []

  @Flag var forms: [FormConversion] = []

  @OptionGroup var shared: SharedOptions

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "With '--to-macro', change an import of ReactiveSwift to this library: 'Plumbline'.",
      valueName: "library"))
  var library: String?

  @Option(
    help: ArgumentHelp(
      "Read paths from this file, separated by newlines or null bytes; '-' reads standard input.",
      valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Flag(help: "Print a unified diff for 'git apply', and write nothing.")
  var diff = false

  @Flag(help: "Print what would be converted, and write nothing.")
  var dryRun = false

  @OptionGroup(title: "Output") var output: DocumentOutput

  private var writes: Bool { !self.diff && !self.dryRun }

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if self.paths.contains("") { throw ValidationError("A path must not be empty") }
    try self.output.validate(isPrinted: self.diff)
    guard Set(self.forms).count == 1 else {
      throw ValidationError("Choose one of '--to-macro', '--from-macro' and '--to-ports'")
    }
    if let library, library != "Plumbline" || self.forms.first != .toMacro {
      throw ValidationError(
        library == "Plumbline"
          ? "'--import' requires '--to-macro'" : "'--import' must be 'Plumbline', not '\(library)'")
    }
  }

  func run() throws {
    guard let form = self.forms.first else { return }
    let listed = try self.filesFrom.map { try PathList.read($0) } ?? []
    let named = self.paths.isEmpty && self.filesFrom == nil ? ["."] : self.paths
    let settings = self.shared.settings(
      named, listed: listed, progress: self.printing.progress)
    // Files that a configuration excludes may use the names of the others.
    let found = try FoundFiles(settings, including: [.configured])
    let outcome = form.changes(in: Run(reading: found), changesImport: self.library != nil)
    if self.diff {
      try DiffOutput.write(
        outcome.changes.map { ($0.file, $0.old, $0.new) }, to: self.output, self.shared)
    }
    for failure in outcome.failures { Message.error(failure) }
    for note in outcome.notes { self.printing.note("\(note)") }
    if self.writes { found.removeTemporaryFiles() }
    let failures = self.writes ? try self.write(outcome.changes) : []
    for failure in failures { Message.error(failure) }
    let count = outcome.changes.count - failures.count
    let verb = self.writes ? "converted" : "would convert"
    self.printing.note("\(verb) \(count) view model\(count == 1 ? "" : "s")")
    if !failures.isEmpty || !outcome.failures.isEmpty { throw ExitStatus.file }
    if !outcome.notes.isEmpty || !self.writes && !outcome.changes.isEmpty { throw ExitStatus.findings }
  }

  /// Writes files.
  ///
  /// - Returns: The files that could not be written.
  private func write(_ changes: [FormConversion.Change]) throws -> [FileFailure] {
    var failures: [FileFailure] = []
    for change in changes {
      do throws(FileFailure) {
        try TerminationSignals.deferred { () throws(FileFailure) in
          try WholeFile.replace(change.file, from: change.old, to: change.new)
        }
      } catch {
        failures.append(FileFailure(path: change.path, reason: error.reason))
      }
    }
    return failures
  }
}

extension FormConversion: EnumerableFlag {
  static func help(for value: FormConversion) -> ArgumentHelp? {
    switch value {
    case .toMacro: "Convert handwritten view models to '@ViewModel'."
    case .fromMacro: "Convert '@ViewModel' view models to the handwritten form."
    case .toPorts:
      "Give view models without port protocols their lists of inputs and outputs, where that is safe."
    }
  }
}
