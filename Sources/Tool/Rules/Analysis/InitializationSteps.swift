import SourceModel

/// The members of one type, or of its instances, whose order of initialization matters.
///
/// There may be thousands, all of them out of order. So the steps that keep one in its place are looked up by name.
struct InitializationSteps {
  struct Step {
    var range: TextRange
    var name: String
    /// The names in its value.
    var uses: Set<String>
    /// Whether something is stored or run at all.
    var isRun: Bool
    /// Whether it runs unknown code that may access the object.
    var isOpaque: Bool
    /// Whether it runs code that may have an effect, or may depend on that of others.
    var hasEffect: Bool
  }

  /// The steps in source order.
  private let steps: [Step]
  /// The positions of steps: by their ranges, by their names, and by each name in their values.
  private let positions: [TextRange: [Int]]
  private let named: [String: [Int]]
  private let users: [String: [Int]]
  /// The positions of the steps that run, of those that may see others, and of those that may have effects.
  private let running: [Int]
  private let opaque: [Int]
  private let effective: [Int]

  init(_ steps: [Step]) {
    self.steps = steps
    self.positions = Dictionary(grouping: steps.indices, by: { steps[$0].range })
    self.named = Dictionary(grouping: steps.indices, by: { steps[$0].name })
    var users: [String: [Int]] = [:]
    for (position, step) in steps.enumerated() {
      for name in step.uses { users[name, default: []].append(position) }
    }
    self.users = users
    self.running = steps.indices.filter { steps[$0].isRun }
    self.opaque = steps.indices.filter { steps[$0].isOpaque }
    self.effective = steps.indices.filter { steps[$0].hasEffect }
  }

  /// The members of a move that would pass a step which must stay on its side, each with the first such step.
  ///
  /// - Parameter isAnyOne: whether the members must not pass any step.
  func crossings(of move: Move, isAnyOne: Bool) -> some Sequence<(step: Step, other: Step)> {
    move.members.lazy.flatMap { self.positions[$0] ?? [] }.compactMap { position in
      let other =
        isAnyOne
        ? self.first(of: self.steps.indices, passedBy: position, in: move)
        : self.firstKeeper(of: position, in: move)
      return other.map { (self.steps[position], self.steps[$0]) }
    }
  }

  /// The first step on the way that must keep its order with a step: one depends on the other or may access it.
  private func firstKeeper(of position: Int, in move: Move) -> Int? {
    let step = self.steps[position]
    var lists = step.uses.compactMap { self.named[$0] }
    if let users = self.users[step.name] { lists.append(users) }
    if step.isRun { lists.append(step.isOpaque ? self.running : self.opaque) }
    if step.hasEffect { lists.append(self.effective) }
    return lists.compactMap { self.first(of: $0, passedBy: position, in: move) }.min()
  }

  func has(_ range: TextRange) -> Bool { self.positions[range] != nil }

  /// Whether any step has to stay on its side of another.
  var areBound: Bool {
    self.effective.count > 1 || !self.opaque.isEmpty && self.running.count > 1
      || self.users.keys.contains { self.named[$0] != nil }
  }

  /// Whether one of the steps at a range and one of those at another have to stay in their order.
  func areBound(_ first: TextRange, _ second: TextRange) -> Bool {
    (self.positions[first] ?? []).contains { first in
      (self.positions[second] ?? []).contains { self.areBound(self.steps[first], self.steps[$0]) }
    }
  }

  private func areBound(_ first: Step, _ second: Step) -> Bool {
    first.uses.contains(second.name) || second.uses.contains(first.name)
      || first.hasEffect && second.hasEffect
      || first.isRun && second.isRun && (first.isOpaque || second.isOpaque)
  }

  /// The first of some positions between a step and its destination.
  private func first(
    of positions: some RandomAccessCollection<Int>, passedBy position: Int, in move: Move
  ) -> Int? {
    let target: Int
    switch move.place {
    case .before(let anchor), .beforeSection(let anchor): target = anchor.start
    case .after(let anchor), .afterHeading(let anchor): target = anchor.end
    }
    let own = self.steps[position].range
    let range = TextRange(min(target, own.start), max(target, own.end))
    let start = positions.firstIndex(from: { self.steps[$0].range.start >= range.start })
    return positions[start...].lazy.prefix { self.steps[$0].range.end <= range.end }
      .first { self.steps[$0].range != own && !move.members.contains(self.steps[$0].range) }
  }
}
