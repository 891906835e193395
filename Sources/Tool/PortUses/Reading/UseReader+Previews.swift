import ReaderSupport
import SourceModel

/// A preview shows a view, and is not a use of the ports that it sets up.
extension UseReader {
  /// Skips `#Preview("Name") { … }`.
  ///
  /// - Returns: Whether one begins here.
  mutating func skipPreview() -> Bool {
    // A renaming changes it as well.
    guard self.language == .swift, !self.isExact, self.code.word(at: self.index + 1) == "Preview" else {
      return false
    }
    var index = self.index + 2
    if self.code.isSign("(", at: index) {
      guard let end = self.code.closing(of: index) else { return false }
      index = end + 1
    }
    guard self.code.isSign("{", at: index) else { return false }
    return self.skip(to: index)
  }

  /// Skips the members of a `PreviewProvider`, whose braces begin here.
  ///
  /// - Returns: Whether they do.
  mutating func skipPreviews() -> Bool {
    guard self.language == .swift, !self.isExact, let type = self.frames[self.top].nextType,
      self.result.types[type].inherited.contains(where: { $0.path.lastPathName == "PreviewProvider" })
    else { return false }
    self.frames[self.top].nextType = nil
    return self.skip(to: self.index)
  }

  private mutating func skip(to opening: Int) -> Bool {
    guard let end = self.code.closing(of: opening) else { return false }
    self.emit()
    self.index = end + 1
    return true
  }
}
