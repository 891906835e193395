/// The usual line breaks between the items of a list.
struct ListStyle {
  /// Those between items that stay neighbors.
  let own: SpaceStyle
  /// Those between items of the file that stay neighbors.
  let file: SpaceStyle
  /// Those between items that were neighbors.
  let old: SpaceStyle
  /// Whether there is a blank line between any two items.
  let hasBlankLines: Bool

  /// The usual line breaks between items like two others: in the list, in the file, or by default.
  func lineBreaks(between pair: SpaceStyle.Pair) -> Int {
    // Where there are no blank lines at all, none is added.
    guard self.hasBlankLines else { return 1 }
    if let usual = self.own.lineBreaks(between: pair) ?? self.file.lineBreaks(between: pair) { return usual }
    let border =
      self.own.lineBreaks(betweenSectionsOf: pair) ?? self.file.lineBreaks(betweenSectionsOf: pair)
      ?? self.old.lineBreaks(betweenSectionsOf: pair).map { min($0, 2) }
    // When all of them move, only their old space is known; a blank line in it is kept.
    let known = pair.isWide ? nil : self.old.lineBreaks(between: pair).map { min($0, 2) }
    return [border, known].compactMap(\.self).max() ?? (pair.isTight ? 1 : 2)
  }
}
