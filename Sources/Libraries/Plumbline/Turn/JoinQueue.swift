/// The joins that wait in a turn: lowest first, and in the order of their insertion where they are of one height.
///
/// Safe because a turn releases no node before its end (see `Turn.deferRelease(of:)`), and the queue is empty when
/// the turn ends.
/// Test: `UnretainedTests.lastUserGoesBeforeJoin`
struct JoinQueue {
  /// The joins of one height: the first and the last of a linked list.
  private struct Level {
    var first: Unmanaged<Node>
    var last: Unmanaged<Node>
  }

  /// The join that waits while no other one does; it is in no level.
  private var single: Unmanaged<Node>?
  /// The joins of each height.
  private var levels: [Level?] = []
  /// A lower bound of the heights of the joins that wait.
  private var lowest = 0
  /// The number of joins in the levels.
  private var count = 0

  var isEmpty: Bool { self.single == nil && self.count == 0 }

  mutating func insert(_ node: Node) {
    let reference = Unmanaged.passUnretained(node)
    if self.isEmpty {
      self.single = reference
      return
    }
    if let single = self.single.take() { self.addToLevel(single) }
    self.addToLevel(reference)
  }

  @inline(never)
  private mutating func addToLevel(_ reference: Unmanaged<Node>) {
    let height = reference._withUnsafeGuaranteedRef { Int($0.height) }
    while self.levels.count <= height { self.levels.append(nil) }
    if let level = self.levels[height] {
      level.last._withUnsafeGuaranteedRef { $0.next = reference }
      self.levels[height] = Level(first: level.first, last: reference)
    } else {
      self.levels[height] = Level(first: reference, last: reference)
    }
    if self.count == 0 || height < self.lowest { self.lowest = height }
    self.count += 1
  }

  @inline(__always)
  mutating func removeLowest() -> Unmanaged<Node>? {
    if self.count > 0 { return self.removeFromLevel() }
    return self.single.take()
  }

  @inline(never)
  private mutating func removeFromLevel() -> Unmanaged<Node> {
    while true {
      if let level = self.levels[self.lowest] {
        let next = level.first._withUnsafeGuaranteedRef { node -> Unmanaged<Node>? in
          let next = node.next
          node.next = nil
          return next
        }
        self.levels[self.lowest] = next.map { Level(first: $0, last: level.last) }
        self.count -= 1
        return level.first
      }
      self.lowest += 1
    }
  }
}
