import SeededRandom
import SourceModel

/// Lets an example drift at random.
package struct Drift {
  /// What comes of a drift.
  package struct Outcome: Sendable {
    package var bytes: [UInt8]
    /// What names with drift are renamed to by the fix.
    package var renames: [String: String]
    /// What was changed, in words.
    package var changes: [String]
  }

  let example: DriftExample
  /// Whether what compiles goes on compiling.
  let isCareful: Bool
  var random: SplitMix64
  var items: [DriftItem]
  var renames: [String: String] = [:]
  var changes: [String] = []
  var notes = 0
  /// The names as they were of what was renamed.
  var isRenamed: Set<String> = []

  /// - Parameters:
  ///   - example: what drifts.
  ///   - seed: what the drift depends on.
  ///   - isCareful: whether what compiles goes on compiling.
  package static func apply(to example: DriftExample, seed: UInt64, isCareful: Bool = false) -> Outcome {
    var drift = Drift(
      example: example, isCareful: isCareful, random: SplitMix64(seed: seed), items: example.items)
    // The first numbers of neighbouring seeds are near to each other.
    _ = drift.random.next()
    drift.drift()
    var text = example.head + DriftItem.rendered(drift.items, isFile: true) + example.tail
    let bytes = DriftLayout.apply(to: &text, using: &drift.random, changes: &drift.changes)
    return Outcome(bytes: bytes, renames: drift.renames, changes: drift.changes)
  }

  var isSwift: Bool { self.example.language == .swift }
  var isKotlin: Bool { self.example.language == .kotlin }

  private mutating func drift() {
    let steps: [(percent: Int, isCareful: Bool, name: String, step: (inout Drift) -> Void)] = [
      (35, true, "rename", { $0.rename() }),
      (35, true, "self", { $0.stripSelf() }),
      (30, true, "final", { $0.stripFinal() }),
      (40, true, "access", { $0.loosenStorage() }),
      (20, true, "accessors", { $0.rewriteAccessors() }),
      (25, false, "remove", { $0.removeDeclarations() }),
      (30, true, "conformances", { $0.moveConformances() }),
      (25, true, "lifecycle", { $0.stripBindings() }),
      (25, true, "static", { $0.stripStatic() }),
      (15, true, "documentation", { $0.stripDocumentation() }),
      (60, true, "shuffle", { $0.shuffle() }),
      (40, true, "swap", { $0.swapNeighbours() }),
      (35, true, "attributes", { $0.addAttributes() }),
      (45, true, "comments", { $0.addComments() }),
      (20, true, "lines", { $0.joinLines() }),
      (15, true, "braces", { $0.changeBraces() }),
      (20, true, "conditions", { $0.addConditions() }),
    ]
    for step in steps where self.isCareful ? step.isCareful : true {
      guard self.random.happens(inPercent: step.percent) else { continue }
      self.changes.append(step.name)
      step.step(&self)
    }
  }

  // MARK: Places

  /// Changes the items of every list: those of the file, and those of the types in it.
  mutating func forEachList(_ change: (inout Drift, inout [DriftItem]) -> Void) {
    var items = self.items
    self.visit(&items, change)
    self.items = items
  }

  private mutating func visit(
    _ items: inout [DriftItem], _ change: (inout Drift, inout [DriftItem]) -> Void
  ) {
    for index in items.indices {
      guard var members = items[index].members else { continue }
      self.visit(&members, change)
      items[index].members = members
    }
    change(&self, &items)
  }

  /// Changes every item.
  mutating func forEachItem(_ change: (inout Drift, inout DriftItem) -> Void) {
    self.forEachList { drift, items in
      for index in items.indices { change(&drift, &items[index]) }
    }
  }
}
