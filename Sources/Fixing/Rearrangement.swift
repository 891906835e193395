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
      let anchor = self.list.index(of: move.place.anchor), !members.contains(anchor),
      members.allSatisfy({ self.list.runs[$0] == self.list.runs[anchor] })
    else { return false }
    var unit = members
    if move.place.isOfSection, let heading = self.orphan(leftBy: unit) { unit.insert(heading, at: 0) }
    guard !unit.contains(anchor) else { return false }
    self.order.removeAll { unit.contains($0) }
    guard var position = self.order.firstIndex(of: anchor) else { return false }
    switch move.place {
    case .before: break
    case .beforeSection:
      while position > 0, self.list.items[self.order[position - 1]].kind == .comment { position -= 1 }
    case .after: position += 1
    }
    self.order.insert(contentsOf: unit, at: position)
    for item in unit { self.places[item] = move.place }
    return true
  }

  /// The heading that heads nothing when a unit leaves it.
  private func orphan(leftBy unit: [Int]) -> Int? {
    guard let first = unit.first, let last = unit.last, let start = self.order.firstIndex(of: first),
      let end = self.order.firstIndex(of: last), end - start == unit.count - 1, start > 0
    else { return nil }
    let heading = self.order[start - 1]
    guard self.list.items[heading].kind == .comment else { return nil }
    let isLast = end + 1 == self.order.count || self.list.items[self.order[end + 1]].kind == .comment
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

  /// The text between two items that are neighbours in the new order.
  func space(before position: Int, in text: SourceText) -> [UInt8] {
    let (left, right) = (self.order[position - 1], self.order[position])
    if right == left + 1 { return self.space(after: left, in: text) }
    switch (self.places[left], self.places[right]) {
    case (nil, nil):
      // What stood between them is gone: the wider of the two spaces stays.
      guard left < right else { return self.usualSpace(left, right, in: text) }
      let spaces = (left..<right).map { self.space(after: $0, in: text) }
      return spaces.max { Self.lineBreaks($0) < Self.lineBreaks($1) } ?? []
    case (nil, .before(let anchor)?), (nil, .beforeSection(let anchor)?):
      guard let index = self.list.index(of: anchor), index > 0 else { break }
      var first = index
      if case .beforeSection? = self.places[right] {
        while first > 1, self.list.items[first - 1].kind == .comment { first -= 1 }
      }
      return self.space(after: first - 1, in: text)
    case (.after(let anchor)?, nil):
      guard let index = self.list.index(of: anchor), index + 1 < self.list.items.count else { break }
      return self.space(after: index, in: text)
    default: break
    }
    return self.usualSpace(left, right, in: text)
  }

  /// The text between an item and the next one in the file.
  private func space(after index: Int, in text: SourceText) -> [UInt8] {
    Array(text.bytes[self.list.items[index].range.end..<self.list.items[index + 1].range.start])
  }

  /// The space that mostly stands between items of the kinds of two.
  private func usualSpace(_ left: Int, _ right: Int, in text: SourceText) -> [UInt8] {
    let items = self.list.items
    var counts: [[UInt8]: Int] = [:]
    for index in items.indices.dropLast()
    where items[index].kind == items[left].kind && items[index + 1].kind == items[right].kind
      && self.list.runs[index] == self.list.runs[index + 1]
    {
      counts[self.space(after: index, in: text), default: 0] += 1
    }
    let best = counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }
    return best?.key ?? self.houseSpace(left, right, in: text)
  }

  /// The space of the house style: a blank line around what has a body.
  private func houseSpace(_ left: Int, _ right: Int, in text: SourceText) -> [UInt8] {
    let items = self.list.items
    let isTight =
      items[left].kind == .comment
      || (items[left].kind == items[right].kind && [.property, .statement].contains(items[left].kind))
    let lineBreak = text.lineBreak
    return (isTight ? lineBreak : lineBreak + lineBreak) + text.indentation(at: items[left].range.start)
  }

  private static func lineBreaks(_ bytes: [UInt8]) -> Int { SourceText(bytes).lineStarts.count }
}

extension Move.Place {
  /// The range of the member that the place is told by.
  var anchor: TextRange {
    switch self {
    case .before(let range), .beforeSection(let range), .after(let range): range
    }
  }

  /// Whether the place is told by another section.
  var isOfSection: Bool {
    if case .before = self { false } else { true }
  }
}
