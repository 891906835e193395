import SourceModel

/// What sets the dialect of a view model apart.
extension ViewModel {
  var library: StreamLibrary { self.profile.library }
  var language: LanguageProfile { self.profile.language.profile }

  /// The term in messages for the code that derives the outputs.
  var initializerTitle: String { self.profile.classSections[.initializer]?.title ?? "the initializer" }

  /// The severity of findings about order and documentation; nil for that of the rule.
  ///
  /// No document describes view models without port protocols, so theirs are notes.
  var severityOfCustom: Severity? { self.form == .flows ? .note : nil }

  /// A type as messages show it.
  func spelled(_ type: TypeReference) -> String { type.spelled(in: self.profile.language) }
}
