/// The sends that wait for the end of a turn: first in, first out.
struct SendQueue {
  private var sends: [(() -> Void)?] = []
  private var head = 0

  /// The number of places that the queue has memory for.
  var capacity: Int { self.sends.capacity }

  mutating func append(_ send: @escaping () -> Void) { self.sends.append(send) }

  mutating func removeFirst() -> (() -> Void)? {
    guard self.head < self.sends.count else { return nil }
    let send = self.sends[self.head]
    self.sends[self.head] = nil
    self.head += 1
    if self.head == self.sends.count {
      self.sends.removeAll(keepingCapacity: self.sends.capacity <= 128)
      self.head = 0
    } else if self.head > 64, self.head > self.sends.count / 2 {
      // A copy, unlike a removal, gives the memory of the former storage back.
      self.sends = Array(self.sends[self.head...])
      self.head = 0
    }
    return send
  }
}

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
