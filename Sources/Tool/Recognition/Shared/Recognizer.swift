package import SourceModel

/// Finds the view models in described files and describes each as one.
///
/// A view model is recognized by its protocols: it is a type that conforms to port protocols. Its protocols, type aliases
/// and extensions may be in other files. Files of different languages do not share names.
package struct Recognizer: Sendable {
  let files: [SourceFile]
  let facts: [Language: RunFacts]?
  private let recognizers: [Language: any LanguageRecognizer]

  /// - Parameters:
  ///   - files: the files of the run, or a group of them.
  ///   - facts: the declarations of the whole run about type names, by language; nil to derive them from the files.
  ///   - dialect: the dialect that the configuration sets for a path, if it does. A dialect of another language than
  ///     the file is ignored.
  package init(
    _ files: [SourceFile], facts: [Language: RunFacts]? = nil,
    dialect: @escaping @Sendable (String) -> Dialect? = { _ in nil }
  ) {
    self.files = files
    self.facts = facts
    self.recognizers = Dictionary(grouping: files, by: \.language).reduce(into: [:]) { recognizers, group in
      let (language, files) = group
      let facts = facts.map { $0[language] ?? RunFacts() }
      let ownDialect: @Sendable (String) -> Dialect? = { path in
        dialect(path).flatMap { $0.language == language ? $0 : nil }
      }
      recognizers[language] =
        switch language.profile.recognition {
        case .conformances: ConformanceRecognizer(files, in: language, facts: facts, dialect: ownDialect)
        case .nestedInterfaces:
          JavaRecognizer(files, in: language, facts: facts, dialect: ownDialect)
        }
    }
  }

  /// The view models in the order of the files.
  package func viewModels() -> [ViewModel] {
    self.files.flatMap { self.recognizers[$0.language]?.viewModels(in: $0) ?? [] }
  }
}

/// Finds the view models in files of one language.
protocol LanguageRecognizer: Sendable {
  /// The view models of a file in source order.
  func viewModels(in file: SourceFile) -> [ViewModel]
}

/// The roles that a type may have besides a view model.
enum Role {
  private static let suffixes = [
    "Coordinator", "Presenter", "Interactor", "Router", "Service", "ViewController", "View",
    "Module",
    "Assembly", "Mock", "Stub", "Fake", "Spy",
  ]
  private static let prefixes = ["Mock", "Stub", "Fake", "Spy"]

  /// Whether the name shows that the type is not a view model.
  ///
  /// Teams give use cases inputs and outputs as well, other architectures have protocols of such names, and
  /// tests have mocks of view models; the convention applies only to view models.
  static func isOther(_ name: String) -> Bool {
    ViewModel.isUseCase(name) || self.suffixes.contains { name.hasSuffix($0) } || self.isStandIn(name)
  }

  /// Whether the name starts like that of a mock.
  static func isStandIn(_ name: String) -> Bool {
    self.prefixes.contains { name.hasPrefix($0) }
  }
}
