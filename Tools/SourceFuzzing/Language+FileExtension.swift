package import SourceModel

extension Language {
  /// What the names of its files end in, behind the dot.
  package var fileExtension: String { self.profile.fileExtensions.first ?? self.rawValue }
}
