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
      .map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) }
    for (path, viewModels) in files.sorted(by: { $0.key < $1.key }) {
      let wanted = viewModels.filter { $0.form == form && $0.dialect == .kickstarterSwift }
      guard let viewModel = wanted.first else { continue }
      do throws(ConversionRefusal) {
        guard wanted.count == 1 else {
          throw ConversionRefusal(reason: "there are several in this file: part them")
        }
        let conversion =
          self == .toMacro
          ? try MacroForm.convert(viewModel) { name in
            texts.contains { $0.path != path && Self.names($0.text, name) }
          }
          : try TemplateForm.convert(viewModel)
        changes.append(Change(path: path, old: viewModel.file.text.bytes, new: Array(conversion.text.utf8)))
        notes += conversion.notes.map { "\(path): \($0)" }
      } catch {
        notes.append("\(path): '\(viewModel.name)' stays as it is: \(error.reason)")
      }
    }
    return (changes, notes)
  }

  /// Whether a name stands in a text as a word.
  private static func names(_ text: String, _ name: String) -> Bool {
    text.ranges(of: name).contains { range in
      let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}
