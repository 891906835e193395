import ViewModelModel

/// Tells whether a Java view model is written on RxJava.
enum JavaVocabulary {
  private static let packages = ["rx.", "io.reactivex."]
  private static let streams: Set = [
    "Observable", "Flowable", "Single", "Maybe", "Completable", "PublishSubject", "BehaviorSubject",
    "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay",
  ]
  private static let bases: Set = ["ActivityViewModel", "FragmentViewModel", "ViewHolderViewModel"]

  /// Whether the imports of a file name RxJava.
  static func isImported(by file: SourceFile) -> Bool {
    file.imports.contains { imported in self.packages.contains { imported.path.hasPrefix($0) } }
  }

  /// Whether types name a stream of RxJava's that no other library is imported for.
  static func names(_ types: [TypeReference], in file: JavaFile) -> Bool {
    types.contains { type in
      guard let path = type.path, let name = path.last, self.streams.contains(name) else { return false }
      guard let imported = file.importedName(of: path) else { return true }
      return self.packages.contains { imported.hasPrefix($0) }
    }
  }

  /// Whether a base class is one of those that come with RxJava.
  static func isBase(_ type: TypeReference?) -> Bool {
    type?.name.map(self.bases.contains) ?? false
  }
}
