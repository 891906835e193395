import ArgumentParser
import Engine
import PortUses
package import Reporting
import SourceModel

/// `plumb ports`
struct PortsCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "ports",
    abstract: "Print where views and tests use each input and output.",
    discussion: """
      All files below the working folder, or in the named folders, are read: view models, views and tests. An argument \
      that is a file or folder is read; any other is the name of a view model.

      Examples:
        plumb ports LoginViewModel App Tests
        plumb ports --format markdown > ports.md
        plumb ports --changed origin/main --format markdown

      Exit codes: 0 ports were printed, 2 invalid usage or no view model, 3 a file could not be read.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "View models by name, and files and folders to read. (default: all of the working folder)",
      valueName: "view-model"),
    completion: .directory)
  var arguments: [String] = []

  @Option(
    name: .customLong("in"), help: ArgumentHelp("A folder to read, like a folder above.", valueName: "path"),
    completion: .directory)
  var folders: [String] = []

  private var paths: [String] { self.arguments.filter(FileSystem.exists) + self.folders }
  private var names: [String] { self.arguments.filter { !FileSystem.exists($0) } }

  @Option(help: "The format of the tables.")
  var format = PortFormat.text

  @Option(
    help: ArgumentHelp(
      "Print only what changed since the branch left this revision of git.", valueName: "revision"))
  var changed: String?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if self.arguments.contains("") { throw ValidationError("A path must not be empty") }
  }

  func run() throws {
    let settings = self.shared.settings(
      self.paths.isEmpty ? ["."] : self.paths, progress: self.printing.progress)
    let linter = Linter(settings)
    let old = try self.changed.map { revision in
      let git = try Git(outside: settings.paths, for: "--changed")
      return try linter.ports(replacing: git.texts(at: git.base(of: revision), named: revision))
    }
    let (tables, resolution, failures) = try linter.ports()
    for failure in failures { Message.error(failure) }
    for failure in old?.failures ?? [] where !failures.contains(failure) {
      self.printing.note(
        "\(failure.path): \(failure.reason) where the branch left that revision: what is in the file counts as new"
      )
    }
    // All view models may be in the files that could not be read.
    if tables.isEmpty, !failures.isEmpty { throw ExitStatus.file }
    let wanted = try self.selected(tables, or: old?.tables ?? [])
    let text =
      old.map {
        self.format.text(of: PortChange.changes(from: $0.tables.filter(self.isSelected), to: wanted))
      }
      ?? self.format.text(of: wanted, resolution)
    try self.output.write(
      text, sparing: tables.map(\.place.path), self.shared, isText: self.format == .text)
    if !failures.isEmpty { throw ExitStatus.file }
  }

  private func isSelected(_ table: PortTable) -> Bool {
    self.names.isEmpty || self.names.contains(table.name)
  }

  private func selected(_ tables: [PortTable], or old: [PortTable]) throws -> [PortTable] {
    let known = Set((tables + old).map(\.name))
    for name in self.names where !known.contains(name) {
      throw UsageProblem(noViewModel: name, among: known)
    }
    guard !known.isEmpty else { throw UsageProblem("no view model found in this folder") }
    return tables.filter(self.isSelected)
  }
}

extension PortFormat: ExpressibleByArgument {}
