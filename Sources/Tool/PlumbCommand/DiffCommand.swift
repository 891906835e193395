import ArgumentParser
import Changes
import Engine
import Foundation
package import Reporting
import SourceModel

/// `plumb diff`
struct DiffCommand: PathCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print what a change does to view models.",
    discussion: """
      Two states of the code are compared: revisions of git, a revision and the files as they are, or two folders. What \
      is printed are inputs and outputs that are added, removed, renamed or changed, outputs that are made of something \
      else, hazards and findings. Layout, order and names of locals are no change.

      Examples:
        plumb diff                        HEAD and the files as they are.
        plumb diff origin/main...         Where the branch left origin/main, and the files as they are.
        plumb diff v1.0 v1.1 --in Sources
        plumb diff ../before ../after     Two folders.
        plumb diff origin/main... --format markdown --fail-on breaking

      Exit codes: 0 compared, 1 what '--fail-on' names, 2 invalid usage, 3 a file could not be read.
      """
  )

  /// What makes the command fail.
  enum Failure: String, ExpressibleByArgument, CaseIterable {
    /// Code that uses the view models has to be changed.
    case breaking
    /// A view model may do something else than before.
    case behaviour
  }

  @Argument(
    help: ArgumentHelp(
      "Two revisions of git, as git names them, or two folders. (default: HEAD and the files as they are)",
      valueName: "state"),
    completion: .directory)
  var states: [String] = []

  @Option(
    name: .customLong("in"), help: ArgumentHelp("Compare only this file or folder.", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  @Option(help: "The format of the comparison.")
  var format = ChangeFormat.text

  @Option(help: "Fail when a port breaks the code that uses it, or when behaviour may change.")
  var failOn: Failure?

  @OptionGroup(title: "Output") var output: DocumentOutput
  @OptionGroup var shared: SharedOptions

  var printing: PrintOptions { self.output.printing }

  func validate() throws {
    if self.states.count > 2 { throw ValidationError("'plumb diff' compares two states of the code") }
    if (self.states + self.paths).contains("") { throw ValidationError("A path must not be empty") }
    if self.comparesFolders, !self.paths.isEmpty {
      throw ValidationError("'--in' requires revisions of git: name the folders within both states")
    }
  }

  func run() throws {
    let (old, new) = try self.comparesFolders ? self.folders() : self.revisions()
    let (before, after) = Linter(new.files.settings).compare(old.files, with: new.files) {
      ViewModelState($0, $1, text: $2)
    }
    var failures = after.failures
    for failure in before.failures where !failures.contains(failure) {
      failures.append(FileFailure(path: failure.path, reason: "\(failure.reason) (\(old.name))"))
    }
    for failure in failures { Message.error(failure) }
    if !before.mayHaveViewModels, !after.mayHaveViewModels {
      self.printing.note("neither state has a view model: is this the folder of the sources?")
    }
    let outsiders = Set(before.outsiders.symmetricDifference(after.outsiders).map(\.name)).sorted()
    if !outsiders.isEmpty {
      self.printing.note(
        "not compared, because outside of the convention ('plumb lint --outside' lists why): \(ChangeWords.list(outsiders))"
      )
    }
    let change = AppChange(
      from: (old.name, before.viewModels, before.findings),
      to: (new.name, after.viewModels, after.findings))
    try self.output.write(
      self.format.text(of: change), sparing: new.files.paths, self.shared, isText: self.format == .text)
    guard failures.isEmpty else { throw ExitStatus.file }
    switch self.failOn {
    case .breaking where change.breaksUsers: throw ExitStatus.findings
    case .behaviour where change.breaksUsers || change.changesBehaviour: throw ExitStatus.findings
    default: break
    }
  }

  // MARK: States

  private typealias State = (name: String, files: ComparedFiles)

  private var comparesFolders: Bool {
    self.states.count == 2 && self.states.allSatisfy(FileSystem.isDirectory)
  }

  private func folders() throws -> (old: State, new: State) {
    let states = try self.states.map { folder -> State in
      let settings = self.shared.settings([folder], progress: self.printing.progress)
      return (folder, try Linter(settings).files(from: folder))
    }
    return (states[0], states[1])
  }

  private func revisions() throws -> (old: State, new: State) {
    if self.states.count == 1, FileSystem.isDirectory(self.states[0]) {
      throw UsageProblem(
        "'\(self.states[0])' is a folder: name a second one, or use 'plumb diff HEAD --in \(self.states[0])'")
    }
    let settings = self.shared.settings(
      self.paths.isEmpty ? ["."] : self.paths, progress: self.printing.progress)
    let git = try Git(outside: settings.paths, for: "plumb diff")
    let (old, new) = try self.commits(git)
    func state(_ revision: Revision?) throws -> State {
      let linter = Linter(settings)
      guard let revision else { return ("the files as they are", try linter.files()) }
      return (
        revision.name,
        try linter.files(replacing: git.texts(at: revision.commit, named: revision.name))
      )
    }
    return (try state(old), try state(new))
  }

  private struct Revision {
    var name: String
    var commit: String
  }

  /// The named commits, the later one nil for the files as they are.
  private func commits(_ git: Git) throws -> (Revision, Revision?) {
    func revision(_ name: some StringProtocol) throws -> Revision {
      Revision(name: String(name), commit: try git.commit(String(name)))
    }
    let name = self.states.first ?? "HEAD"
    if self.states.count == 2 { return (try revision(name), try revision(self.states[1])) }
    if let range = name.firstRange(of: "...") {
      let (first, second) = (name[..<range.lowerBound], name[range.upperBound...])
      let base = try git.base(
        of: first.isEmpty ? "HEAD" : String(first), and: second.isEmpty ? "HEAD" : String(second))
      return (Revision(name: name, commit: base), second.isEmpty ? nil : try revision(second))
    }
    if let range = name.firstRange(of: "..") {
      let (first, second) = (name[..<range.lowerBound], name[range.upperBound...])
      return (
        try revision(first.isEmpty ? "HEAD" : first), try revision(second.isEmpty ? "HEAD" : second)
      )
    }
    return (try revision(name), nil)
  }
}

extension ChangeFormat: ExpressibleByArgument {}
