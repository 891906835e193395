import JavaLanguage
import KotlinLanguage
import Recognition
import SourceModel
import SwiftLanguage
import TestSupport

/// An example that follows the convention, with its description: what the mutations start from.
struct Example: Sendable {
  let path: String
  let source: SourceText
  let file: SourceFile
  let viewModel: ViewModel
  /// The models and services that the view model uses.
  ///
  /// Only files that a view model's own names lead to change what is found in it, but for the kinds of the
  /// types of the run. Other view models declare nothing that it refers to, so they can stay out of a run.
  let companions: [(path: String, text: String)]

  var dialect: Dialect { self.viewModel.dialect }

  /// The file without its folders.
  var fileName: String { self.path.split(separator: "/").last.map(String.init) ?? self.path }

  static let folders = [
    "Examples/Sources/KickstarterSwift", "Examples/Sources/RxSwiftBlueprint",
    "Examples/Sources/KickstarterJava", "Examples/Sources/KickstarterKotlin",
  ]

  /// Whether a file holds a view model, by its name.
  static func isViewModel(_ path: String) -> Bool {
    Language(path: path) != nil && path.split(separator: ".").dropLast().last?.hasSuffix("ViewModel") ?? false
  }

  /// The conforming examples of all dialects.
  static let all: [Example] = folders.flatMap { folder -> [Example] in
    let files = Repository.sourceFiles(in: folder)
    let companions = files.filter { !Self.isViewModel($0.path) }
    // In Java a list may stand in a file of its own, and inherit others.
    let lists = companions.filter { $0.path.hasSuffix(".java") }
      .map { JavaReader.read(path: $0.path, text: SourceText($0.text)) }
    return files.filter { Self.isViewModel($0.path) }.compactMap { file in
      let source = SourceText(file.text)
      let description =
        switch Language(path: file.path) {
        case .java?: JavaReader.read(path: file.path, text: source)
        case .kotlin?: KotlinReader.read(path: file.path, text: source)
        default: SwiftReader.read(path: file.path, text: source)
        }
      let viewModels = Recognizer([description] + lists).viewModels()
      guard let viewModel = viewModels.first(where: { $0.path == file.path }) else { return nil }
      return Example(
        path: file.path, source: source, file: description, viewModel: viewModel, companions: companions)
    }
  }
}
