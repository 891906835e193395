package import SourceModel

extension FileIndex {
  /// Scans the bytes of a file.
  package static func scan(_ bytes: [UInt8], _ language: Language) -> FileIndex {
    LanguageSupport.of(language)?.scan(bytes) ?? FileIndex(language)
  }
}
