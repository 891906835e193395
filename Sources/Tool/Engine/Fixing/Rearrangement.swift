import Rules
import SourceModel

/// A list whose items have a new order.
struct Rearrangement {
  let list: MemberList
  /// The indices of the items in their new order.
  let order: [Int]
  /// Where each item that moved went.
  private let places: [Int: Move.Place]
  let isChanged: Bool

  init(_ list: MemberList, order: [Int], places: [Int: Move.Place]) {
    self.list = list
    self.order = order
    self.places = places
    self.isChanged = order != Array(list.items.indices)
  }

  /// The position of the comments in front of an item in the source, up to the heading of its section.
  private func sectionStart(at position: Int) -> Int {
    var start = position
    while start > 0, self.list.items[start - 1].isComment {
      start -= 1
      if self.list.items[start].kind == .heading { break }
    }
    return start
  }

  /// Whether a change of a range is inside an item, or outside of the list.
  func keeps(_ range: TextRange) -> Bool {
    guard let whole = self.list.range, range.end > whole.start, range.start < whole.end else { return true }
    // The items are sorted by their starts.
    let index = self.list.items.firstIndex(from: { $0.range.start > range.start }) - 1
    return index >= 0 && self.list.items[index].range.contains(range)
  }

  /// The text of the list in its new order.
  ///
  /// - Parameters:
  ///   - item: the text of an item's range.
  ///   - space: the text before a position in the new order.
  func text(item: (TextRange) -> [UInt8], space: (Int) -> [UInt8]) -> [UInt8] {
    self.order.indices.flatMap { position in
      (position > 0 ? space(position) : []) + item(self.list.items[self.order[position]].range)
    }
  }

  // MARK: The space between items

  /// Records the space between neighbors that stay neighbors.
  func addSpaces(to style: inout SpaceStyle, in text: SourceText) {
    for (left, right) in zip(self.order, self.order.dropFirst())
    where right == left + 1 && self.places[left] == nil && self.places[right] == nil {
      self.addSpace(after: left, to: &style, in: text)
    }
  }

  private func addSpace(after index: Int, to style: inout SpaceStyle, in text: SourceText) {
    style.add(
      self.lineBreaks(after: index, in: text),
      between: SpaceStyle.Pair(self.list.items[index], self.list.items[index + 1], in: text))
  }

  /// The text between two items that become neighbors.
  ///
  /// - Parameters:
  ///   - position: that of the second item in the new order.
  ///   - text: the text of the file.
  ///   - style: the usual spaces in the list.
  func space(before position: Int, in text: SourceText, _ style: ListStyle) -> [UInt8] {
    let (left, right) = (self.order[position - 1], self.order[position])
    if right == left + 1 { return self.space(after: left, in: text) }
    let usual = style.lineBreaks(
      between: SpaceStyle.Pair(self.list.items[left], self.list.items[right], in: text))
    // The remaining space may be more than a blank line.
    let known = self.knownLineBreaks(left, right, in: text).map { min($0, max(2, usual)) }
    // An item that shared a line gets its own: a comment may belong to another item.
    let lineBreaks = repeatElement(text.lineBreak, count: max(1, known ?? usual))
    return lineBreaks.flatMap { $0 } + self.indentation(in: text)
  }

  /// The line breaks between two items that become neighbors.
  private func knownLineBreaks(_ left: Int, _ right: Int, in text: SourceText) -> Int? {
    // A comment may end a region of another tool, so the space after it stays.
    if self.list.items[left].kind == .comment, self.places[left] == nil, left + 1 < self.list.items.count {
      return self.lineBreaks(after: left, in: text)
    }
    switch (self.places[left], self.places[right]) {
    case (nil, nil):
      // The items between them are gone: the widest of the spaces remains.
      guard left < right else { return nil }
      return (left..<right).map { self.lineBreaks(after: $0, in: text) }.max()
    case (nil, .before?), (nil, .beforeSection?):
      guard let place = self.places[right], let index = self.list.index(of: place), index > 0 else {
        return self.lineBreaks(likeBetween: left, right, in: text)
      }
      var first = index
      if case .beforeSection? = self.places[right] {
        first = max(1, self.sectionStart(at: index))
      }
      // When the item at that place has moved too, the space in front of it is that of its old place.
      return first - 1 == left && self.places[index] == nil
        ? self.lineBreaks(after: left, in: text) : self.lineBreaks(likeBetween: left, right, in: text)
    case (.after?, nil), (.afterHeading?, nil):
      guard let place = self.places[left], let index = self.list.index(of: place), index + 1 == right else {
        return self.lineBreaks(likeBetween: left, right, in: text)
      }
      return self.lineBreaks(after: index, in: text)
    case (.before?, nil):
      guard right > 0, self.places[left].flatMap(self.list.index) == right else {
        return self.lineBreaks(likeBetween: left, right, in: text)
      }
      // An item that moves between two similar ones without a blank line gets none on either side.
      let items = self.list.items
      let isAlike =
        SpaceStyle.Pair(items[left], items[right], in: text)
        == SpaceStyle.Pair(items[right - 1], items[right], in: text)
      return isAlike && self.lineBreaks(after: right - 1, in: text) == 1
        ? 1 : self.lineBreaks(likeBetween: left, right, in: text)
    default: return self.lineBreaks(likeBetween: left, right, in: text)
    }
  }

  /// The line breaks that one of two items that become neighbors had next to an item like the other.
  private func lineBreaks(likeBetween left: Int, _ right: Int, in text: SourceText) -> Int? {
    let items = self.list.items
    let pair = SpaceStyle.Pair(items[left], items[right], in: text)
    // Neighbors in one section have the style of the list.
    guard !pair.isOneSection else { return nil }
    if self.places[right] == nil, right > 0, SpaceStyle.Pair(items[right - 1], items[right], in: text) == pair
    {
      return self.lineBreaks(after: right - 1, in: text)
    }
    if self.places[left] == nil, left + 1 < items.count,
      SpaceStyle.Pair(items[left], items[left + 1], in: text) == pair
    {
      return self.lineBreaks(after: left, in: text)
    }
    return nil
  }

  /// The usual spaces in the list, and in the file.
  func style(in text: SourceText, among file: SpaceStyle) -> ListStyle {
    var own = SpaceStyle()
    self.addSpaces(to: &own, in: text)
    var old = SpaceStyle()
    for index in self.list.items.indices.dropLast() { self.addSpace(after: index, to: &old, in: text) }
    let hasBlankLines = self.list.items.indices.dropLast().contains {
      self.lineBreaks(after: $0, in: text) > 1
    }
    return ListStyle(own: own, file: file, old: old, hasBlankLines: hasBlankLines)
  }

  /// The text between an item and the next one in the file.
  private func space(after index: Int, in text: SourceText) -> [UInt8] {
    Array(text.bytes[self.list.items[index].range.end..<self.list.items[index + 1].range.start])
  }

  private func lineBreaks(after index: Int, in text: SourceText) -> Int {
    text.lineBreaks(
      in: TextRange(self.list.items[index].range.end, self.list.items[index + 1].range.start))
  }

  // MARK: The space around the list

  /// The white space between the opening brace and the first item; nil when the list has no brace.
  private func openingSpace(in text: SourceText) -> TextRange? {
    guard let start = self.list.range?.start else { return nil }
    let end = text.endOfText(before: start)
    guard end > 0, text.bytes[end - 1] == UInt8(ascii: "{") else { return nil }
    return TextRange(end, start)
  }

  /// Records the space before the list.
  func addHead(to style: inout SpaceStyle, in text: SourceText) {
    guard self.order.first == 0, let space = self.openingSpace(in: text) else { return }
    style.add(head: text.lineBreaks(in: space), of: self.list.items[0])
  }

  /// The blank lines around the list that were between items: those before the first one and behind the last one when
  /// others take their places.
  func leftBlankLines(in text: SourceText, _ style: ListStyle) -> [TextRange] {
    var ranges: [TextRange] = []
    if self.order.first != 0, let space = self.openingSpace(in: text) {
      let lineBreaks = text.lineBreaks(in: space)
      // One blank line is the style of the file where the first item itself moved.
      let first = self.order.first.flatMap { style.file.head(of: self.list.items[$0]) }
      let usual = self.places[0] == nil ? first : nil
      if lineBreaks > usual ?? 2 { ranges += Self.lines(1, of: space, in: text) }
    }
    if self.order.last != self.list.items.count - 1, let end = self.list.range?.end {
      let tail = TextRange(end, text.startOfText(from: end))
      let isLast = tail.end == text.bytes.count || text.bytes[tail.end] == UInt8(ascii: "}")
      if isLast { ranges += Self.lines(text.lineBreaks(in: tail) - 1, of: tail, in: text) }
    }
    return ranges
  }

  /// The first lines of white space.
  private static func lines(_ count: Int, of space: TextRange, in text: SourceText) -> [TextRange] {
    var end = space.start
    for _ in 0..<max(0, count) { end = text.nextLine(after: end) }
    // The first line break ends the line before.
    let start = text.lineEnd(from: space.start)
    let rest = text.lineEnd(from: end)
    return count > 0 && rest <= space.end ? [TextRange(start, rest)] : []
  }
}

extension Move.Place {
  /// The range of the member that the place refers to.
  var anchor: TextRange {
    switch self {
    case .before(let range), .beforeSection(let range), .after(let range), .afterHeading(let range): range
    }
  }

  /// The key of the item that the place refers to.
  var key: MemberList.Key {
    if case .afterHeading(let comment) = self { return MemberList.Key(declaration: comment, isComment: true) }
    return MemberList.Key(declaration: self.anchor, isComment: false)
  }

  /// Whether the place refers to another section.
  var isOfSection: Bool {
    if case .before = self { false } else { true }
  }
}

/// Line breaks between code that did not share a line before: a comment may belong to either part.
extension Rearrangement {
  /// The text before the first item, when the previous one shared its line with other code.
  func lineBreakBefore(in text: SourceText) -> [UInt8] {
    guard self.order.first != 0, let start = self.list.range?.start, !text.startsLine(start) else {
      return []
    }
    return text.lineBreak + self.indentation(in: text)
  }

  /// The text after the last item, when another one preceded other code on its line and this one ends in a
  /// comment.
  func lineBreakBehind(in text: SourceText) -> [UInt8] {
    guard let last = self.order.last, last != self.list.items.count - 1, let end = self.list.range?.end,
      !text.endsLine(end)
    else { return [] }
    let item = self.list.items[last]
    let rest = item.isComment ? item.range : TextRange(item.declaration.end, item.range.end)
    return text[rest].contains("//") ? text.lineBreak + self.indentation(in: text) : []
  }

  /// The indentation of the items.
  func indentation(in text: SourceText) -> [UInt8] {
    let item = self.list.items.first { text.startsLine($0.range.start) } ?? self.list.items.first
    return item.map { text.indentation(at: $0.range.start) } ?? []
  }
}
