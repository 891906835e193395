/// The line breaks that usually stand between the items of a list.
struct ListStyle {
  /// Those between items that stay neighbours.
  let own: SpaceStyle
  /// Those between items of the file that stay neighbours.
  let file: SpaceStyle
  /// Those between items that were neighbours.
  let old: SpaceStyle
  /// Whether there is a blank line between any two items.
  let hasBlankLines: Bool

  /// The line breaks that mostly stand between items like two others: in the list, in the file, or in the house style.
  func lineBreaks(between pair: SpaceStyle.Pair) -> Int {
    // Where there are no blank lines at all, none is added.
    guard self.hasBlankLines else { return 1 }
    if let usual = self.own.lineBreaks(between: pair) ?? self.file.lineBreaks(between: pair) { return usual }
    // Where all of them move, the space that they had is all that is known.
    if !pair.isWide, let known = self.old.lineBreaks(between: pair) { return min(known, 2) }
    return pair.isTight ? 1 : 2
  }
}
