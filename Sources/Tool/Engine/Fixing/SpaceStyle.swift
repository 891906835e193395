import Rules
import SourceModel

/// The line breaks between members in a file, by the kinds of the members.
///
/// A moved item gets the space that similar members have elsewhere.
struct SpaceStyle {
  /// The kinds of two neighbors.
  struct Pair: Hashable {
    private let left: MemberItem.Kind
    private let right: MemberItem.Kind
    /// Whether they belong to one section, or both to none.
    let isOneSection: Bool
    /// Whether one of them takes several lines, its comments included.
    private let isLong: Bool

    init(_ left: MemberItem, _ right: MemberItem, in text: SourceText) {
      self.left = left.kind
      self.right = right.kind
      self.isOneSection = left.section == right.section || left.isComment || right.isComment
      self.isLong = [left, right].contains { !$0.isComment && text.lineBreaks(in: $0.range) > 0 }
    }

    /// Whether there is a blank line between them in any style: types of several lines are set apart.
    var isWide: Bool { self.isLong && self.left == .type && self.right == .type }

    /// Whether they stand on adjacent lines by default.
    var isTight: Bool {
      if self.left == .comment || self.left == .heading { return true }
      return self.left == self.right && self.isOneSection && !self.isLong
        && [.property, .accessor, .statement].contains(self.left)
    }
  }

  /// How often each number of line breaks occurs between neighbors.
  private var counts: [Pair: [Int: Int]] = [:]
  /// How often each number of line breaks occurs between two sections.
  private var borders: [Int: Int] = [:]

  /// How often each number of line breaks occurs between an opening brace and a first type or a first other member.
  private var heads: [Bool: [Int: Int]] = [:]

  /// Notes the space between an opening brace and the first member.
  mutating func add(head lineBreaks: Int, of first: MemberItem) {
    self.heads[first.kind == .type, default: [:]][lineBreaks, default: 0] += 1
  }

  /// The usual number of line breaks between an opening brace and the first member; nil when it is unknown.
  func head(of first: MemberItem) -> Int? {
    self.heads[first.kind == .type]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Records the space between two neighbors.
  mutating func add(_ lineBreaks: Int, between pair: Pair) {
    // Items on one line do not show the number of line breaks.
    guard lineBreaks > 0 else { return }
    self.counts[pair, default: [:]][lineBreaks, default: 0] += 1
    if !pair.isOneSection { self.borders[lineBreaks, default: 0] += 1 }
  }

  /// The usual number of line breaks between two neighbors of the same kinds; nil when it is unknown.
  func lineBreaks(between pair: Pair) -> Int? { Self.usual(self.counts[pair] ?? [:]) }

  /// The usual number of line breaks between the sections of two neighbors; nil when it is unknown.
  func lineBreaks(betweenSectionsOf pair: Pair) -> Int? {
    pair.isOneSection || pair.isWide ? nil : Self.usual(self.borders)
  }

  private static func usual(_ counts: [Int: Int]) -> Int? {
    counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
