import SourceModel

/// What sets the dialect of a view model apart.
extension ViewModel {
  var profile: DialectProfile { self.dialect.profile }
  var library: StreamLibrary { self.dialect.profile.library }
  var language: LanguageProfile { self.dialect.profile.language.profile }

  /// A type as messages show it.
  func spelled(_ type: TypeReference) -> String { type.spelled(in: self.profile.language) }
}
