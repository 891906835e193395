/// A join that waits in the reference.
struct PendingJoin {
  let node: ReferenceNode
  /// The level when it began to wait.
  let level: Int
}
