import ArgumentParser
import Linting
import Scaffolding
import ViewModelModel

/// What `plumb fix` turns whole view models into, when it is asked to.
enum FormConversion: String, EnumerableFlag {
  case toMacro
  case fromMacro

  static func help(for value: FormConversion) -> ArgumentHelp? {
    switch value {
    case .toMacro:
      "Turn view models that are written by hand into the form of '@ViewModel'; nothing else is mended."
    case .fromMacro: "Turn view models in the form of '@ViewModel' into that of the template."
    }
  }

  /// A file that is written anew.
  struct Change {
    var path: String
    var old: [UInt8]
    var new: [UInt8]
  }

  /// Converts the view models in some files.
  ///
  /// - Returns: the files that change, and what is to be told of these and of the others.
  func changes(in paths: [String], configuration: String?) throws -> (changes: [Change], notes: [String]) {
    let (viewModels, problems) = try ViewModelReader.read(paths, configuration: configuration)
    var changes: [Change] = []
    var notes = problems.map { "\($0.path): \($0.reason)" }
    let form: ViewModel.Form = self == .toMacro ? .written : .generated
    let files = Dictionary(grouping: viewModels, by: \.path)
    let texts = try ViewModelReader.texts(of: paths, configuration: configuration)
    for (path, viewModels) in files.sorted(by: { $0.key < $1.key }) {
      let wanted = viewModels.filter { $0.form == form && $0.dialect == .kickstarterSwift }
      guard let viewModel = wanted.first else { continue }
      do throws(ConversionRefusal) {
        guard wanted.count == 1 else {
          throw ConversionRefusal(reason: "there are several in this file: part them")
        }
        let others = texts.filter { $0.path != path }.map { SourceText($0.bytes) }
        let conversion =
          self == .toMacro
          ? try MacroForm.convert(viewModel, others: others)
          : try TemplateForm.convert(viewModel, others: others)
        changes.append(Change(path: path, old: viewModel.file.text.bytes, new: Array(conversion.text.utf8)))
        notes += conversion.notes.map { "\(path): \($0)" }
      } catch {
        notes.append("\(path): '\(viewModel.name)' stays as it is: \(error.reason)")
      }
    }
    return (changes, notes)
  }
}
