package import PortUses
import Recognition
package import Rules
package import SourceModel

/// The view models of a run, or of those components that differ from another run, with what the rules report.
package struct Survey<Value: Sendable>: Sendable {
  /// What is told of the view models, in the order of their files.
  package var viewModels: [Value] = []
  package var findings: [ReportedFinding] = []
  /// The files that could not be read.
  package var failures: [FileFailure] = []
  /// Whether files may have view models, be they in components that differ or not.
  package var mayHaveViewModels = false
  /// The types that are called view models and are of no form, where the rules are checked.
  package var outsiders: Set<Outsider> = []
}

/// A type that is called a view model and is of no form, in one state of its file.
package struct Outsider: Hashable, Sendable {
  package let name: String
  let path: String
  let text: [UInt8]?
}

/// Tells what is kept of a view model with its ports; it gets the texts of files as well.
package typealias ViewModelDescriber<Value> =
  @Sendable (ViewModel, PortTable, @escaping (String) -> SourceText?) -> Value

/// The files of a state that is compared.
package struct ComparedFiles: Sendable {
  var files: [RunFile]
  let failures: [FileFailure]
  package let settings: LintSettings

  package var paths: [String] { self.files.map(\.path) }
}

extension Linter {
  /// The files of a state.
  ///
  /// - Parameters:
  ///   - replacements: the texts that files had, by paths without links: nil for a file that was not there.
  ///   - folder: the folder that paths are shown from; nil for the working folder.
  /// - Throws: an error in a configuration. A file that cannot be read does not end the comparison.
  package func files(
    replacing replacements: [String: [UInt8]?] = [:], from folder: String? = nil
  ) throws(ConfigurationError) -> ComparedFiles {
    var found = try self.find(replacing: replacements)
    if let folder {
      let folder = Paths.absolute(folder, relativeTo: self.workingDirectory)
      for index in found.inputs.indices {
        found.inputs[index].shownPath = Paths.shown(found.inputs[index].path, from: folder)
      }
    }
    return ComparedFiles(files: found.inputs, failures: found.failures, settings: self.settings)
  }

  /// Compares two states of files: what only one of them has is read and checked.
  ///
  /// The configuration of the later state holds for both.
  ///
  /// - Parameter describe: tells what is compared of a view model with its ports; it gets the texts of files as well.
  package func compare<Value: Sendable>(
    _ old: ComparedFiles, with new: ComparedFiles,
    _ describe: @escaping ViewModelDescriber<Value>
  ) -> (old: Survey<Value>, new: Survey<Value>) {
    var old = old
    let configurations = Dictionary(
      new.files.map { ($0.shownPath, $0.configuration) }, uniquingKeysWith: { first, _ in first })
    for index in old.files.indices {
      guard let configuration = configurations[old.files[index].shownPath] else { continue }
      old.files[index].configuration = configuration
    }
    var present = Run(new.files, new.settings, findsUses: true, keepsTexts: true)
    var past = present
    past.update(old.files, findsUses: true) { scanned, file in
      scanned.file.path == file.path && scanned.file.text == nil && file.text == nil
        || (try? file.read()) == scanned.bytes
    }
    let components = (past.keyedComponents(self.keys), present.keyedComponents(self.keys))
    let known = (Set(components.0.map(\.key)), Set(components.1.map(\.key)))
    var states = (
      past.survey(of: components.0.filter { !known.1.contains($0.key) }.map(\.files), describe),
      present.survey(of: components.1.filter { !known.0.contains($0.key) }.map(\.files), describe)
    )
    states.0.mayHaveViewModels = !components.0.isEmpty
    states.1.mayHaveViewModels = !components.1.isEmpty
    states.0.failures += old.failures + past.failures
    states.1.failures += new.failures + present.failures
    return (old: states.0, new: states.1)
  }
}

extension Linter {
  /// All view models of a run.
  ///
  /// - Parameters:
  ///   - checks: whether the rules are checked.
  ///   - describe: tells what is kept of a view model.
  /// - Throws: an error in a configuration. A file that cannot be read does not end the run.
  package func survey<Value: Sendable>(
    replacing replacements: [String: [UInt8]?] = [:], checks: Bool = true,
    _ describe: @escaping ViewModelDescriber<Value>
  ) throws(ConfigurationError) -> (survey: Survey<Value>, run: Run) {
    let found = try self.find(replacing: replacements)
    let run = Run(found.inputs, self.settings, findsUses: true, keepsTexts: checks)
    var survey = run.survey(of: run.components.groups, checks: checks, describe)
    survey.failures = found.failures + run.failures + survey.failures
    return (survey, run)
  }
}

extension Run {
  /// What is told of some components.
  ///
  /// - Parameter checks: whether the rules are checked.
  fileprivate func survey<Value: Sendable>(
    of groups: [[Int]], checks: Bool = true, _ describe: @escaping ViewModelDescriber<Value>
  ) -> Survey<Value> {
    let checker = self.checker
    let uses = self.uses ?? RunUses([])
    let results = self.map(groups) { group in
      let (texts, failures) = self.texts(of: group)
      let inputs = texts.map(self.described)
      let examination = checks ? checker.examine(inputs) : nil
      let byPath = Checker.byPath(inputs)
      let recognized =
        examination?.viewModels
        ?? Recognizer(inputs.filter { $0.file.problems.isEmpty }, facts: checker.facts).viewModels()
      let viewModels = recognized.map { viewModel in
        let text: (String) -> SourceText? = { byPath[$0]?.file.text }
        let table = PortTable(viewModel, uses.uses(of: viewModel), text: text)
        return (table.place, describe(viewModel, table, text))
      }
      let findings =
        examination.map { Checker.reported($0.findings, in: inputs + $0.others) { _ in nil } } ?? []
      let outsiders = (examination?.outsiders ?? []).map {
        Outsider(name: $0.value, path: $0.path, text: byPath[$0.path]?.file.text.bytes)
      }
      return (viewModels, findings, failures + inputs.compactMap { FileFailure($0.file) }, outsiders)
    }
    let viewModels = results.flatMap(\.0).sorted { ($0.0.path, $0.0.line) < ($1.0.path, $1.0.line) }
    return Survey(
      viewModels: viewModels.map(\.1), findings: results.flatMap(\.1), failures: results.flatMap(\.2),
      mayHaveViewModels: !groups.isEmpty, outsiders: Set(results.flatMap(\.3)))
  }
}
