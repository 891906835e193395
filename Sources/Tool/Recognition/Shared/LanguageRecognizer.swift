import SourceModel

/// Finds the view models in files of one language.
protocol LanguageRecognizer: Sendable {
  /// The view models of a file in source order.
  func viewModels(in file: SourceFile) -> [ViewModel]
}
