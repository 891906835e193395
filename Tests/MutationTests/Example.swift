import Recognition
import SwiftReader
import TestSupport
import ViewModelModel

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

  static let folders = ["Examples/Sources/KickstarterSwift", "Examples/Sources/RxSwiftBlueprint"]

  /// The conforming examples of both dialects.
  static let all: [Example] = folders.flatMap { folder -> [Example] in
    let files = Repository.swiftFiles(in: folder)
    let companions = files.filter { !$0.path.hasSuffix("ViewModel.swift") }
    return files.compactMap { file in
      guard file.path.hasSuffix("ViewModel.swift") else { return nil }
      let source = SourceText(file.text)
      let description = SwiftReader.read(path: file.path, text: source)
      guard let viewModel = Recognizer([description]).viewModels().first else { return nil }
      return Example(
        path: file.path, source: source, file: description, viewModel: viewModel, companions: companions)
    }
  }
}
