package import Engine
import Recognition
import SourceModel

/// A conversion of whole view models.
package enum FormConversion: String, CaseIterable, Sendable {
  case toMacro
  case fromMacro
  case toPorts

  /// A file with new contents.
  package struct Change: Sendable {
    /// The path that findings show.
    package var path: String
    /// The absolute path.
    package var file: String
    package var old: [UInt8]
    package var new: [UInt8]
  }

  /// The result of a conversion.
  package struct Outcome: Sendable {
    /// The files that change.
    package var changes: [Change]
    /// Notes about these files and the others.
    package var notes: [String]
    /// The files that could not be read.
    package var failures: [FileFailure]
  }

  /// Converts the view models of a run.
  ///
  /// - Parameters:
  ///   - path: the file that is converted, as findings show it; nil for all files.
  ///   - changesImport: whether an import of ReactiveSwift becomes one of Plumbline.
  package func changes(in run: Run, of path: String? = nil, changesImport: Bool = false) -> Outcome {
    let (candidates, problems) = self.candidates(in: run, changesImport: changesImport)
    let texts = run.texts
    let sources = TextsByWord(texts.map { (path: $0.file.shownPath, text: SourceText($0.bytes)) })
    let found = Dictionary(texts.map { ($0.file.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [Change] = []
    var notes = problems.map { "\($0.path): \($0.reason)" }
    let wanted = candidates.filter { path == nil || $0.path == path }
    let files = Dictionary(grouping: wanted, by: \.path)
    for (path, candidates) in files.sorted(by: { $0.key < $1.key }) {
      let candidate = candidates[0]
      do throws(ConversionRefusal) {
        guard candidates.count == 1 else {
          throw ConversionRefusal(reason: "the file declares several: move each to a file of its own")
        }
        guard let (file, bytes) = found[path], !file.isLinkToOutside else {
          throw ConversionRefusal(reason: FixResult.outside)
        }
        let conversion = try candidate.convert(sources.texts(with: candidate.names, except: path))
        changes.append(Change(path: path, file: file.path, old: bytes, new: Array(conversion.text.utf8)))
        notes += conversion.notes.map { "\(path): \($0)" }
      } catch {
        notes.append("\(path): '\(candidate.name)' is not converted: \(error.reason)")
      }
    }
    let failures = run.failures.reduce(into: [FileFailure]()) { if !$0.contains($1) { $0.append($1) } }
    return Outcome(changes: changes, notes: notes, failures: failures)
  }

  /// A view model that may be converted.
  private struct Candidate {
    var name: String
    var path: String
    /// The names by which other files use it, or would use it after the conversion.
    var names: Set<String>
    /// Converts it; the texts are those of other files with one of the names.
    var convert: ([SourceText]) throws(ConversionRefusal) -> Conversion
  }

  private func candidates(
    in run: Run, changesImport: Bool
  ) -> (candidates: [Candidate], problems: [FileFailure]) {
    typealias Convert = (ViewModel, [SourceText]) throws(ConversionRefusal) -> Conversion
    func viewModels(
      _ form: ViewModel.Form, names: (ViewModel) -> Set<String>, convert: @escaping Convert
    ) -> (candidates: [Candidate], problems: [FileFailure]) {
      let read = run.viewModels()
      let wanted = read.viewModels.filter { $0.form == form && $0.dialect == .kickstarterSwift }
      let candidates = wanted.map { viewModel in
        Candidate(
          name: viewModel.name, path: viewModel.path, names: names(viewModel)
        ) { others throws(ConversionRefusal) in try convert(viewModel, others) }
      }
      return (candidates, read.problems)
    }
    switch self {
    case .toMacro:
      return viewModels(.written, names: MacroForm.names) {
        viewModel, others throws(ConversionRefusal) in
        try MacroForm.convert(viewModel, others: others, changesImport: changesImport)
      }
    case .fromMacro:
      return viewModels(.generated, names: TemplateForm.names) {
        viewModel, others throws(ConversionRefusal) in
        try TemplateForm.convert(viewModel, others: others)
      }
    case .toPorts:
      let read = run.uncheckedTypes()
      let candidates = read.uncheckedTypes.filter { $0.type.file.language == .swift }.map { uncheckedType in
        Candidate(
          name: uncheckedType.type.name.value.text, path: uncheckedType.type.file.path,
          names: PortsForm.names(of: uncheckedType.type)
        ) { others throws(ConversionRefusal) in
          try PortsForm.convert(uncheckedType.type, dialect: uncheckedType.dialect, others: others)
        }
      }
      return (candidates, read.problems)
    }
  }
}
