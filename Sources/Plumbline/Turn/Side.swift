/// One side of a join: what it has settled to, and what has arrived in this turn.
@usableFromInline
final class Side<Value> {
  /// The last value of earlier turns.
  @exclusivity(unchecked) @usableFromInline var settled: Value?
  /// The first value of this turn.
  @exclusivity(unchecked) @usableFromInline var first: Value?
  /// The other values of this turn.
  @exclusivity(unchecked) @usableFromInline var others: ContiguousArray<Value> = []
  /// The number of values of this turn.
  @exclusivity(unchecked) @usableFromInline var count = 0
  /// Whether no value will come any more.
  @exclusivity(unchecked) @usableFromInline var isCompleted = false

  @inlinable
  init(_ settled: Value? = nil) {
    self.settled = settled
  }

  @inlinable
  func receive(_ value: Value) {
    if self.count == 0 { self.first = value } else { self.others.append(value) }
    self.count += 1
  }

  /// The value of this turn with that number, or the last one; that of earlier turns if there is none.
  @inlinable
  func value(at index: Int) -> Value? {
    if self.count == 0 { return self.settled }
    if index == 0 || self.count == 1 { return self.first }
    return self.others[min(index, self.count - 1) - 1]
  }

  /// What the side has settled to in this turn.
  @inlinable
  var last: Value? {
    if self.count == 0 { return self.settled }
    return self.others.last ?? self.first
  }

  /// Ends the turn for this side.
  @inlinable
  func settle() {
    if self.count == 0 { return }
    self.settled = self.last
    self.discard()
  }

  /// Takes the first value that has arrived.
  @usableFromInline
  func removeFirst() -> Value? {
    guard let value = self.first else { return nil }
    self.count -= 1
    self.first = self.others.isEmpty ? nil : self.others.removeFirst()
    return value
  }

  /// Forgets the values of this turn.
  @inlinable
  func discard() {
    self.first = nil
    if self.count > 1 { self.others.removeAll(keepingCapacity: true) }
    self.count = 0
  }
}
