package import PortUses
import Recognition
package import Rules
package import SourceModel

/// What an editor asks about a file of a session.
extension Session {
  /// The absolute path of a file by the path that findings show.
  package func path(shown: String) -> String {
    self.paths[shown] ?? self.absolute(shown)
  }

  /// The path of a file of the run as findings show it.
  package func shownPath(of path: String) -> String? {
    self.index(of: self.absolute(path)).map { self.found.inputs[$0].shownPath }
  }

  /// The text of a file of the run; nil for another file, and for one that cannot be read.
  package func text(of path: String) -> [UInt8]? {
    self.index(of: self.absolute(path)).flatMap { self.run.files[$0].bytes }
  }

  /// The paths of the texts of the editor.
  package var openPaths: Set<String> { Set(self.linter.settings.texts.keys) }

  /// The description of a file of the run; nil for another file, and for one that cannot be read.
  package func description(of path: String) -> SourceFile? {
    guard let index = self.index(of: self.absolute(path)) else { return nil }
    // A thread of its own has a stack that is large enough to read any file.
    return Parallel.map([index], threads: 1) { [run] index in
      run.texts(of: [index]).texts.first.map { run.described($0).file }
    }[0]
  }

  /// The baselines that the configurations of the files name.
  package func baselines() throws(ConfigurationError) -> Baselines {
    try Baselines(.configured, of: self.found.baselines)
  }

  /// The files that the fixes of the findings of one file change.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isWanted: whether a finding of the file is to be fixed.
  package func fixed(
    _ path: String, where isWanted: @escaping @Sendable (ReportedFinding) -> Bool
  ) -> [FixResult.Change] {
    guard let files = self.filesRead(with: path), let shown = self.shownPath(of: path) else { return [] }
    let filter: @Sendable ([ReportedFinding]) -> [ReportedFinding] = { findings in
      findings.filter { $0.path == shown && isWanted($0) }
    }
    let (linter, project, inputs) = (self.linter, self.project, self.run.inputs)
    let fixer = ComponentFixer(
      checker: self.run.checker,
      conditions: { FixConditions(project ?? linter.project(of: inputs)) }, filter: filter)
    // A thread of its own has a stack that is large enough to read any file.
    return Parallel.map([files], threads: 1) { [run] files in
      fixer.fix(run.texts(of: files).texts.map(run.described))
    }[0].changes
  }

  /// The view models whose files are read with a file, each with what uses its ports, where the run was searched for uses.
  package func viewModels(with path: String) -> [(viewModel: ViewModel, uses: ViewModelUses?)] {
    guard let files = self.filesRead(with: path) else { return [] }
    return self.viewModels(in: [files]) { $0 }.map { ($0, self.run.uses?.uses(of: $0)) }
  }

  /// The view models of the run whose files contain a word, each with what uses its ports.
  ///
  /// - Parameter word: nil for all view models.
  package func viewModels(naming word: String?) -> [(viewModel: ViewModel, uses: ViewModelUses?)] {
    let word = word.map { Array($0.utf8) }
    let groups = self.components.map(\.files).filter { files in
      guard let word else { return true }
      return files.contains { self.run.files[$0].bytes?.holds(word) ?? false }
    }
    return self.viewModels(in: groups) { $0 }.map { ($0, self.run.uses?.uses(of: $0)) }
  }

  /// What uses the ports of a view model; nil where the run was not searched for uses.
  package func uses(of viewModel: ViewModel) -> ViewModelUses? { self.run.uses?.uses(of: viewModel) }

  /// What is wanted of all view models; their descriptions are not kept.
  package func map<Result: Sendable>(_ transform: @escaping @Sendable (ViewModel) -> Result) -> [Result] {
    self.viewModels(in: self.components.map(\.files), transform)
  }

  private func viewModels<Result: Sendable>(
    in groups: [[Int]], _ transform: @escaping @Sendable (ViewModel) -> Result
  ) -> [Result] {
    // A thread of its own has a stack that is large enough to read any file.
    let threads = groups.count == 1 ? 1 : self.run.settings.threadCount
    return Parallel.map(groups, threads: threads) { [run] files in
      let inputs = run.texts(of: files).texts.map(run.described).filter { $0.file.problems.isEmpty }
      return Recognizer(inputs, facts: run.components.facts).viewModels().map(transform)
    }.flatMap(\.self)
  }

  /// The languages of the files of the run.
  package var languages: Set<Language> { Set(self.found.inputs.map(\.language)) }

  /// The configuration of a file of the run.
  package func configuration(of path: String) -> Configuration? {
    self.index(of: self.absolute(path)).map { self.found.inputs[$0].configuration }
  }

  /// A run over the same folders that also has the files which are excluded: they may use what is renamed.
  package func complete() throws(ConfigurationError) -> Run {
    Run(
      reading: try FoundFiles(self.linter.settings, including: [.configured, .ignored, .generated]))
  }

  /// The indices of the files of the component of a file; nil for a file without one.
  private func filesRead(with path: String) -> [Int]? {
    guard let index = self.index(of: self.absolute(path)) else { return nil }
    return self.components.first { $0.files.contains(index) }?.files
  }
}

extension FixResult.Change {
  /// The lines that change, as edits of the text before.
  package var edits: [ReportedEdit] { ReportedEdit.lines(from: self.old, to: self.new) }
}

extension ReportedEdit {
  /// The lines that change between two texts, as edits of the first.
  package static func lines(from old: [UInt8], to new: [UInt8]) -> [ReportedEdit] {
    let text = SourceText(old)
    let whole = TextChange(range: TextRange(0, old.count), bytes: new)
    return LineChanges.changes(of: whole, in: text).map { change in
      ReportedEdit(
        range: text.sourceRange(change.range), replacement: String(decoding: change.bytes, as: UTF8.self))
    }
  }
}
