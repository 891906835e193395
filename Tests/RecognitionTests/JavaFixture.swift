import JavaLanguage
import Recognition
import SourceModel
import Testing

/// View models in Java that a test recognizes.
struct JavaFixture {
  let viewModels: [ViewModel]

  /// - Parameters:
  ///   - texts: the texts of the files, of which each must parse.
  ///   - dialect: the dialect that a configuration sets.
  init(_ texts: String..., dialect: Dialect? = .kickstarterJava) {
    self.init(
      texts.enumerated().map { ("File\($0.offset).java", $0.element) }, dialect: dialect)
  }

  init(_ files: [(path: String, text: String)], dialect: Dialect? = .kickstarterJava) {
    let files = files.map { JavaReader.read(path: $0.path, text: SourceText($0.text)) }
    for file in files { #expect(file.problems.map(\.message) == [], "\(file.path) parses") }
    self.viewModels = Recognizer(files) { _ in dialect }.viewModels()
  }

  /// The only view model.
  func viewModel() throws -> ViewModel {
    #expect(self.viewModels.count == 1)
    return try #require(self.viewModels.first)
  }

  /// A view model in its wrapper.
  ///
  /// - Parameters:
  ///   - lists: interfaces beside or in place of those without members.
  ///   - members: the members of the class.
  static func wrapped(
    inputs: String = "", outputs: String = "", header: String = "implements Inputs, Outputs",
    members: String = "", lists: String = ""
  ) -> String {
    """
    package com.example.viewmodels;

    import rx.Observable;
    import rx.subjects.PublishSubject;

    public interface LoginViewModel {
      interface Inputs {
        \(inputs)
      }

      interface Outputs {
        \(outputs)
      }
      \(lists)

      final class ViewModel extends ActivityViewModel<LoginActivity> \(header) {
        \(members)

        public final Inputs inputs = this;
        public final Outputs outputs = this;
      }
    }
    """
  }
}
