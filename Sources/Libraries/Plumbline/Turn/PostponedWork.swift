/// Work that waits until the stack is shallow, in the order in which it would have been done at once: work that it
/// postpones in turn goes before the rest.
struct PostponedWork {
  /// The work that waits, the first one last.
  private var stack: [() -> Void] = []
  /// The work that the running code has postponed, in order.
  private var added: [() -> Void] = []

  /// The amount of work that the running code has postponed.
  var addedCount: Int { self.added.count }

  mutating func append(_ work: @escaping () -> Void) { self.added.append(work) }

  mutating func removeFirst() -> (() -> Void)? {
    while let work = self.added.popLast() { self.stack.append(work) }
    return self.stack.popLast()
  }
}
