import SourceModel

/// The edits that qualify the names of members with `self` or `this`.
struct InstanceReference {
  private let text: SourceText
  private let language: LanguageProfile

  init(_ file: SourceFile) {
    self.text = file.text
    self.language = file.language.profile
  }

  /// The edit that qualifies a name.
  ///
  /// - Parameter new: the name to write; nil to keep it.
  func edit(_ name: Name, as new: String? = nil) -> Edit {
    let instance = self.language.instanceKeyword + "."
    // In a string, a qualified name needs braces: `${this.name}`.
    if self.isInString(name) {
      return Edit(replacing: name.range, with: "{\(instance)\(new ?? self.text[name.range])}")
    }
    if let start = self.startOfReference(to: name) {
      let written = self.text[TextRange(start, name.range.start)] + (new ?? self.text[name.range])
      return Edit(
        replacing: TextRange(start, name.range.end), with: self.language.instanceKeyword + written)
    }
    guard let new else { return Edit(inserting: instance, at: name.range.start) }
    return Edit(replacing: name.range, with: instance + new)
  }

  /// The start of `::name`, a reference to a member in Kotlin; nil for any other name.
  private func startOfReference(to name: Name) -> Int? {
    let end = self.text.endOfText(before: name.range.start)
    return end >= 2 && self.text[TextRange(end - 2, end)] == "::" ? end - 2 : nil
  }

  /// Whether a name is interpolated in a string without braces: `$name`.
  private func isInString(_ name: Name) -> Bool {
    guard let mark = self.language.stringNameMark?.asciiValue, name.range.start > 0 else { return false }
    return self.text.bytes[name.range.start - 1] == mark
  }
}
