import SourceModel

/// Determines whether a Java view model uses RxJava.
package enum JavaVocabulary {
  private static let library = StreamLibrary.rxJava

  /// Whether the imports of a file name RxJava.
  static func isImported(by file: SourceFile) -> Bool {
    file.imports.contains { imported in self.library.imports.contains { imported.path.hasPrefix($0) } }
  }

  /// Whether types name a stream of RxJava's that no other library is imported for.
  static func names(_ types: [TypeReference], in file: JavaFile) -> Bool {
    types.contains { type in
      guard let path = type.path, let name = path.last, self.library.has(name, .evidence) else {
        return false
      }
      guard let imported = file.importedName(of: path) else { return true }
      return self.library.imports.contains { imported.hasPrefix($0) }
    }
  }

  /// Whether a base class is one of those that come with RxJava.
  static func isBase(_ type: TypeReference?) -> Bool {
    type?.name.map(self.isBase(named:)) ?? false
  }

  /// Whether a name is that of a base class that comes with RxJava.
  package static func isBase(named name: String) -> Bool { self.library.baseClasses.contains(name) }
}
