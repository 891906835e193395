import ArgumentParser
import Engine
import Scaffolding
import SourceModel

/// The conversion of whole view models by `plumb fix`.
enum FormConversion: String, EnumerableFlag {
  case toMacro
  case fromMacro

  static func help(for value: FormConversion) -> ArgumentHelp? {
    switch value {
    case .toMacro:
      "Convert handwritten view models to '@ViewModel'; nothing else is fixed."
    case .fromMacro: "Convert '@ViewModel' view models to the handwritten form."
    }
  }

  /// A file with new contents.
  struct Change {
    var path: String
    var old: [UInt8]
    var new: [UInt8]
  }

  /// What a conversion does, and what it leaves.
  struct Outcome {
    /// The files that change.
    var changes: [Change]
    /// Notes about these files and the others.
    var notes: [String]
    /// The files that could not be read.
    var failures: [FileFailure]
  }

  /// Converts the view models in some files.
  ///
  /// - Parameter changesImport: whether an import of ReactiveSwift becomes one of Plumbline.
  func changes(
    in paths: (named: [String], listed: [String]), configuration: String?, changesImport: Bool = false
  ) throws -> Outcome {
    var failures: [FileFailure] = []
    let (viewModels, problems) = try ViewModelReader.read(
      paths.named, listed: paths.listed, configuration: configuration
    ) { failures.append($0) }
    var changes: [Change] = []
    var notes = problems.map { "\($0.path): \($0.reason)" }
    let form: ViewModel.Form = self == .toMacro ? .written : .generated
    let files = Dictionary(grouping: viewModels, by: \.path)
    let texts = try ViewModelReader.texts(
      of: paths.named, listed: paths.listed, configuration: configuration
    ) { failure in
      if !failures.contains(failure) { failures.append(failure) }
    }
    let sources = TextsByWord(texts.map { (path: $0.path, text: SourceText($0.bytes)) })
    let outside = Set(texts.lazy.filter(\.leadsOut).map(\.path))
    for (path, viewModels) in files.sorted(by: { $0.key < $1.key }) {
      let wanted = viewModels.filter { $0.form == form && $0.dialect == .kickstarterSwift }
      guard let viewModel = wanted.first else { continue }
      do throws(ConversionRefusal) {
        guard wanted.count == 1 else {
          throw ConversionRefusal(reason: "the file declares several: move each to a file of its own")
        }
        if outside.contains(path) {
          throw ConversionRefusal(reason: FixResult.outside)
        }
        let conversion: Conversion
        switch self {
        case .toMacro:
          let others = sources.texts(with: MacroForm.names(leaving: viewModel), except: path)
          conversion = try MacroForm.convert(viewModel, others: others, changesImport: changesImport)
        case .fromMacro:
          let others = sources.texts(with: TemplateForm.names(of: viewModel), except: path)
          conversion = try TemplateForm.convert(viewModel, others: others)
        }
        changes.append(Change(path: path, old: viewModel.file.text.bytes, new: Array(conversion.text.utf8)))
        notes += conversion.notes.map { "\(path): \($0)" }
      } catch {
        notes.append("\(path): '\(viewModel.name)' is not converted: \(error.reason)")
      }
    }
    return Outcome(changes: changes, notes: notes, failures: failures)
  }
}
