/// What waits for the time in the reference.
struct ReferenceTimer {
  let time: Int
  let number: Int
  let node: ReferenceNode
  /// The number of replacements of timers of the node when it was added.
  let generation: Int
  /// How the node ends; nil when it sends what it has collected.
  let ending: GraphEvent?

  func isBefore(_ other: ReferenceTimer) -> Bool { (self.time, self.number) < (other.time, other.number) }
}
