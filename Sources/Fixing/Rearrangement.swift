import Conventions
import ViewModelModel

/// A list whose items stand in another order.
struct Rearrangement {
  let list: MemberList
  /// The indices of the items in their new order.
  private(set) var order: [Int]
  /// Where each item that moved went.
  private var places: [Int: Move.Place] = [:]

  init(_ list: MemberList) {
    self.list = list
    self.order = Array(list.items.indices)
  }

  var isChanged: Bool { self.order != Array(self.list.items.indices) }

  /// Makes a move; tells whether it can be made.
  mutating func apply(_ move: Move) -> Bool {
    let members = move.members.compactMap { self.list.index(of: $0) }
    guard members.count == move.members.count, !members.isEmpty,
      let anchor = self.list.index(of: move.place), !members.contains(anchor)
    else { return false }
    var unit = members
    if move.place.isOfSection, let heading = self.orphan(leftBy: unit) { unit.insert(heading, at: 0) }
    guard !unit.contains(anchor) else { return false }
    self.order.removeAll { unit.contains($0) }
    guard var position = self.order.firstIndex(of: anchor) else { return false }
    switch move.place {
    case .before: break
    case .beforeSection:
      position = self.sectionStart(at: position) { self.list.items[self.order[$0]] }
    case .after, .afterHeading: position += 1
    }
    self.order.insert(contentsOf: unit, at: position)
    for item in unit { self.places[item] = move.place }
    return true
  }

  /// The position of the comments in front of an item, up to the heading of its section.
  private func sectionStart(at position: Int, item: (Int) -> MemberItem) -> Int {
    var start = position
    while start > 0, item(start - 1).isComment {
      start -= 1
      if item(start).kind == .heading { break }
    }
    return start
  }

  /// The heading that heads nothing when a unit leaves it.
  private func orphan(leftBy unit: [Int]) -> Int? {
    guard let first = unit.first, let last = unit.last, let start = self.order.firstIndex(of: first),
      let end = self.order.firstIndex(of: last), end - start == unit.count - 1, start > 0
    else { return nil }
    let heading = self.order[start - 1]
    guard self.list.items[heading].isComment else { return nil }
    let isLast = end + 1 == self.order.count || self.list.items[self.order[end + 1]].isComment
    return isLast ? heading : nil
  }

  /// Whether a change of a range is one of an item, or has nothing to do with the list.
  func keeps(_ range: TextRange) -> Bool {
    guard let whole = self.list.range, range.end > whole.start, range.start < whole.end else { return true }
    return self.list.items.contains { $0.range.contains(range) }
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

  /// Notes the space between neighbours that stay neighbours.
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

  /// The text between two items that are neighbours in the new order.
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
    // What was left behind may be more than a blank line, which nobody would leave there.
    let known = self.knownLineBreaks(left, right, in: text).map { min($0, max(2, usual)) }
    // Even what shared a line with others gets its own: comments may be theirs.
    let lineBreaks = repeatElement(text.lineBreak, count: max(1, known ?? usual))
    return lineBreaks.flatMap { $0 } + self.indentation(in: text)
  }

  /// The line breaks that stood where two items become neighbours, if something did.
  private func knownLineBreaks(_ left: Int, _ right: Int, in text: SourceText) -> Int? {
    switch (self.places[left], self.places[right]) {
    case (nil, nil):
      // What stood between them is gone: the wider of the two spaces stays.
      guard left < right else { return nil }
      return (left..<right).map { self.lineBreaks(after: $0, in: text) }.max()
    case (nil, .before?), (nil, .beforeSection?):
      guard let place = self.places[right], let index = self.list.index(of: place), index > 0 else {
        return nil
      }
      var first = index
      if case .beforeSection? = self.places[right] {
        first = max(1, self.sectionStart(at: index) { self.list.items[$0] })
      }
      return self.lineBreaks(after: first - 1, in: text)
    case (.after?, nil), (.afterHeading?, nil):
      guard let place = self.places[left], let index = self.list.index(of: place),
        index + 1 < self.list.items.count
      else { return nil }
      return self.lineBreaks(after: index, in: text)
    default: return nil
    }
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

  /// Notes the space in front of the list.
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
  /// The range of the member that the place is told by.
  var anchor: TextRange {
    switch self {
    case .before(let range), .beforeSection(let range), .after(let range), .afterHeading(let range): range
    }
  }

  /// Whether the place is told by another section.
  var isOfSection: Bool {
    if case .before = self { false } else { true }
  }
}
