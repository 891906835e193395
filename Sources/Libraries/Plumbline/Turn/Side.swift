/// One side of a join: its last value of earlier turns, and its values of the current turn.
///
/// A value that is replaced is released while its storage is accessed. Its deinitializer is code of the user, which
/// cannot access the same storage: a side receives values in turns only, and turns never nest.
@usableFromInline
final class Side<Value> {
  /// The last value of earlier turns.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `ExclusivityTests.valueOfAJoinEndsIt`
  @exclusivity(unchecked) @usableFromInline var settled: Value?
  /// The first value of this turn.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `ExclusivityTests.valueOfAJoinEndsIt`
  @exclusivity(unchecked) @usableFromInline var first: Value?
  /// The other values of this turn.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `NoLostValuesTests.bursts`
  @exclusivity(unchecked) @usableFromInline var others: ContiguousArray<Value> = []
  /// The values that wait behind the first one and before the others, the last one first.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `NoLostValuesTests.zipOfManyValues`
  @exclusivity(unchecked) @usableFromInline var queue: ContiguousArray<Value> = []
  /// The number of values of this turn.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `NoLostValuesTests.bursts`
  @exclusivity(unchecked) @usableFromInline var count = 0
  /// Whether the signal of the side has completed.
  ///
  /// Safe because it is a Boolean: each access reads or writes it as a whole, and runs no other code.
  /// Test: `EndedSidesTests.zipCompletes`
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

  /// The value of this turn at an index, or the last one; the value of earlier turns if there is none.
  @inlinable
  func value(at index: Int) -> Value? {
    if self.count == 0 { return self.settled }
    if index == 0 || self.count == 1 { return self.first }
    return self.others[min(index, self.count - 1) - 1]
  }

  /// The value that the side has settled to in this turn.
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

  /// Removes the first value, and returns it. Each value is moved once, so that many may wait.
  @inlinable
  func removeFirst() -> Value? {
    guard let value = self.first else { return nil }
    self.count -= 1
    if self.queue.isEmpty, !self.others.isEmpty {
      self.queue.append(contentsOf: self.others.reversed())
      self.others.removeAll(keepingCapacity: self.others.count <= 64)
    }
    self.first = self.queue.popLast()
    return value
  }

  /// Removes the values of this turn.
  @inlinable
  func discard() {
    self.first = nil
    if self.count > 1 { self.others.removeAll(keepingCapacity: self.count <= 64) }
    self.count = 0
  }
}
