import PortUses
package import SourceModel

/// A file of a run with its configuration.
package struct RunFile: Sendable {
  /// Why a search excludes a file.
  package enum Exclusion: Hashable, Sendable {
    /// The configuration excludes it.
    case configured
    /// Git ignores it.
    case ignored
    /// A tool generates it.
    case generated
  }

  /// The absolute path.
  package var path: String
  /// The path as findings show it. Names that are equal strings with different bytes are shown differently.
  package var shownPath: String
  var configuration: Configuration
  /// Whether it is a link that the search came across or that a list names, and that leads out of the searched folders.
  package var isLinkToOutside = false
  /// Why a search excludes it; such files are found only on request.
  package var exclusion: Exclusion?
  /// The text that takes the place of the file; nil to read it.
  var text: [UInt8]?

  /// Layouts of Android are read with the files of Kotlin, whose types they name.
  package var language: Language { self.isLayout ? .kotlin : SourceReader.language(of: self.path) }

  /// Whether it is a layout of Android, which is searched for uses of ports and for nothing else.
  package var isLayout: Bool { SourceUses.isLayout(self.path) }

  /// The text of the file.
  func read(
    _ read: (String) throws(FileFailure) -> [UInt8] = FileAccess.disk.read
  ) throws(FileFailure) -> [UInt8] {
    if let text = self.text { return text }
    do throws(FileFailure) { return try read(self.path) } catch {
      throw FileFailure(path: self.shownPath, reason: error.reason)
    }
  }

  /// The description of its text.
  func described(_ bytes: [UInt8]) -> SourceFile {
    self.isLayout
      ? SourceFile(path: self.shownPath, language: self.language, text: SourceText(bytes))
      : SourceReader.read(path: self.shownPath, text: SourceText(bytes), self.language)
  }
}
