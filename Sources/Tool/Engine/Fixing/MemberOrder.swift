import Rules
import SourceModel

/// The order of the items of a list while moves are made, as a doubly linked list, so that the time to link an item
/// does not depend on the length. Moves can be undone.
struct MemberOrder {
  let list: MemberList
  /// The order of initialization that moves must keep; nil when any order is allowed.
  private let initialization: InitializationOrder?
  /// The item after each item; that of the last index is the first item.
  private var next: [Int]
  /// The item before each item; that of the last index is the last item.
  private var previous: [Int]
  /// Where each item that moved went.
  private(set) var places: [Int: Move.Place] = [:]
  /// The number of items whose next item differs from the source.
  private var changedLinks = 0
  private var journal: [Step] = []

  /// A step of a move, with the state that it replaced.
  private enum Step {
    case link(left: Int, right: Int, oldRight: Int, oldLeft: Int)
    case place(item: Int, old: Move.Place?)
  }

  init(_ list: MemberList, _ initialization: InitializationOrder? = nil) {
    self.list = list
    self.initialization = initialization
    let count = list.items.count
    self.next = (0...count).map { $0 == count ? 0 : $0 + 1 }
    self.previous = (0...count).map { $0 == 0 ? count : $0 - 1 }
  }

  var isChanged: Bool { self.changedLinks > 0 }

  /// The index that stands for both ends of the list.
  private var end: Int { self.list.items.count }

  /// The list with its items in their new order.
  var rearrangement: Rearrangement {
    var order: [Int] = []
    order.reserveCapacity(self.end)
    var item = self.next[self.end]
    while item != self.end {
      order.append(item)
      item = self.next[item]
    }
    var places = self.places
    self.returnHeadings(in: &order, &places)
    return Rearrangement(self.list, order: order, places: places)
  }

  /// Moves each heading that has lost all items of its section to the place of these items, unless other items would
  /// come under it there.
  private func returnHeadings(in order: inout [Int], _ places: inout [Int: Move.Place]) {
    let items = self.list.items
    func isHeading(_ item: Int) -> Bool { items[item].kind == .heading }
    func members(of heading: Int) -> Range<Int> { items[(heading + 1)...].indices.prefix { !isHeading($0) } }

    let headings = order.indices.filter { isHeading(order[$0]) }
    let orphans = headings.filter { position in
      let members = members(of: order[position])
      return !members.isEmpty
        && !order[(position + 1)...].prefix { !isHeading($0) }.contains(where: members.contains)
    }
    var lost = Set(orphans.map { order[$0] })
    // Fewer of them return in each round, and after a few the rest may stay.
    for _ in 0..<8 where !lost.isEmpty {
      let rest = order.filter { !lost.contains($0) }
      let positions = Dictionary(uniqueKeysWithValues: zip(rest, rest.indices))
      var returned: [Int: Int] = [:]
      for heading in lost {
        let first = members(of: heading).min { positions[$0] ?? 0 < positions[$1] ?? 0 }
        if let first { returned[first] = heading }
      }
      lost = Set(
        returned.filter { first, heading in
          guard let start = positions[first] else { return false }
          let members = members(of: heading)
          let next = rest[start...].first { !members.contains($0) }
          return (start == 0 || !isHeading(rest[start - 1]))
            && next.map { isHeading($0) || returned[$0] != nil } ?? true
        }.values)
      if returned.count == lost.count {
        order = rest.flatMap { item in (returned[item].map { [$0] } ?? []) + [item] }
        for (first, heading) in returned {
          places[heading] = places[first] ?? .before(items[first].declaration)
        }
        return
      }
    }
  }

  /// The number of steps so far, for `undo(to:)`.
  var mark: Int { self.journal.count }

  /// Undoes the steps since a mark.
  mutating func undo(to mark: Int) {
    while self.journal.count > mark, let step = self.journal.popLast() {
      switch step {
      case .link(let left, let right, let oldRight, let oldLeft):
        self.setNext(left, oldRight)
        self.previous[right] = oldLeft
      case .place(let item, let old): self.places[item] = old
      }
    }
  }

  /// Makes a move; returns false, and changes nothing, when it cannot be made.
  ///
  /// A rule examines its move alone. Combined with the moves of other rules, it may change an order that has to stay;
  /// the move then waits for another round.
  mutating func apply(_ move: Move) -> Bool {
    guard let initialization, !move.isOfInitialization else { return self.make(move) }
    let (mark, old) = (self.mark, self.positions)
    guard self.make(move) else { return false }
    let new = self.positions
    let items = self.list.items
    let moved = move.members.compactMap { self.list.index(of: $0) }
    let isKept = moved.allSatisfy { item in
      items.indices.allSatisfy { other in
        (old[item] < old[other]) == (new[item] < new[other])
          || !initialization.binds(items[item].declaration, items[other].declaration)
      }
    }
    if !isKept { self.undo(to: mark) }
    return isKept
  }

  /// The position of each item.
  private var positions: [Int] {
    var positions = [Int](repeating: 0, count: self.end)
    var item = self.next[self.end]
    for position in 0..<self.end where item != self.end {
      positions[item] = position
      item = self.next[item]
    }
    return positions
  }

  private mutating func make(_ move: Move) -> Bool {
    let members = move.members.compactMap { self.list.index(of: $0) }
    guard members.count == move.members.count, !members.isEmpty, Set(members).count == members.count,
      let anchor = self.list.index(of: move.place)
    else { return false }
    var unit = members
    if move.place.isOfSection, let heading = self.orphan(leftBy: unit) { unit.insert(heading, at: 0) }
    guard !unit.contains(anchor), !self.splitsSection(of: anchor, move.place, unit) else { return false }
    for item in unit { self.link(self.previous[item], self.next[item]) }
    var left: Int
    switch move.place {
    case .before: left = self.previous[anchor]
    case .beforeSection: left = self.previous[self.sectionStart(of: anchor)]
    case .after, .afterHeading: left = anchor
    }
    let right = self.next[left]
    for item in unit {
      self.link(left, item)
      left = item
    }
    self.link(left, right)
    for item in unit {
      self.journal.append(.place(item: item, old: self.places[item]))
      self.places[item] = move.place
    }
    return true
  }

  /// Whether a unit of another section would separate two items of one section, one of which has moved next to the
  /// other.
  private func splitsSection(of anchor: Int, _ place: Move.Place, _ unit: [Int]) -> Bool {
    guard let section = self.list.items[anchor].section,
      unit.contains(where: { self.list.items[$0].section != section })
    else { return false }
    let neighbour: Int
    switch place {
    case .after: neighbour = self.next[anchor]
    case .before, .beforeSection: neighbour = self.previous[anchor]
    case .afterHeading: return false
    }
    return neighbour != self.end && !unit.contains(neighbour) && self.list.items[neighbour].section == section
      && (self.places[anchor] != nil || self.places[neighbour] != nil)
  }

  private mutating func link(_ left: Int, _ right: Int) {
    self.journal.append(
      .link(left: left, right: right, oldRight: self.next[left], oldLeft: self.previous[right]))
    self.setNext(left, right)
    self.previous[right] = left
  }

  private mutating func setNext(_ left: Int, _ right: Int) {
    let usual = left == self.end ? 0 : left + 1
    self.changedLinks += (right == usual ? 0 : 1) - (self.next[left] == usual ? 0 : 1)
    self.next[left] = right
  }

  /// The first of the comments in front of an item, up to the heading of its section; the item where there is none.
  private func sectionStart(of item: Int) -> Int {
    var start = item
    while self.previous[start] != self.end, self.list.items[self.previous[start]].isComment {
      start = self.previous[start]
      if self.list.items[start].kind == .heading { break }
    }
    return start
  }

  /// The heading that has no items left when a unit moves away.
  private func orphan(leftBy unit: [Int]) -> Int? {
    guard let first = unit.first, var last = unit.first else { return nil }
    // The unit has to be contiguous.
    for _ in unit.dropFirst() {
      guard last != self.end else { return nil }
      last = self.next[last]
    }
    guard last == unit.last, self.previous[first] != self.end else { return nil }
    let heading = self.previous[first]
    guard self.list.items[heading].isComment else { return nil }
    let follower = self.next[last]
    return follower == self.end || self.list.items[follower].isComment ? heading : nil
  }
}
