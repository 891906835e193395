package import SourceModel

/// Determines whether a view model in Java or Kotlin uses the library of its dialect.
package struct JavaVocabulary: Sendable {
  /// The dialect that view models in a language are of.
  let dialect: Dialect
  private let library: StreamLibrary

  /// Nil for a language without a dialect.
  package init?(of language: Language) {
    guard let dialect = Dialect.allCases.first(where: { $0.language == language }) else { return nil }
    self.dialect = dialect
    self.library = dialect.profile.library
  }

  /// The library whose streams a class without port protocols may offer.
  var flows: StreamLibrary? { self.dialect.profile.flows }

  /// Whether the imports of a file name the library.
  func isImported(by file: SourceFile) -> Bool {
    file.imports.contains { imported in self.library.imports.contains { imported.path.hasPrefix($0) } }
  }

  /// Whether types name a stream of the library's that no other library is imported for.
  func names(_ types: [TypeReference], in file: FileScope) -> Bool {
    types.contains { type in
      guard let path = type.path, let name = path.last, self.library.has(name, .evidence) else {
        return false
      }
      guard let imported = file.importedName(of: path) else { return true }
      return self.library.imports.contains { imported.hasPrefix($0) }
    }
  }

  /// Whether a base class is one of those that come with the library.
  func isBase(_ type: TypeReference?) -> Bool {
    type?.name.map(self.isBase(named:)) ?? false
  }

  /// Whether a name is that of a base class that comes with the library.
  func isBase(named name: String) -> Bool { self.library.baseClasses.contains(name) }

  /// Whether a class is a view model by its name and that of its base class, with or without port protocols.
  package func mayBeBare(_ name: String, superclass: String) -> Bool {
    name.hasSuffix("ViewModel")
      && (self.isBase(named: superclass) || self.flows?.baseClasses.contains(superclass) ?? false)
  }
}
