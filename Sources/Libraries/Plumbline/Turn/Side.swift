/// One side of a join: its last value of earlier turns, and its values of the current turn.
///
/// A value that is replaced is released while its storage is accessed. Its deinitializer is code of the user, which
/// cannot access the same storage: a side receives values in turns only, and turns never nest.
@usableFromInline
final class Side<Value> {
  /// The first value of this turn; the last one of earlier turns if there is none.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `ExclusivityTests.valueOfAJoinEndsIt`
  @exclusivity(unchecked) @usableFromInline var settled: Value?
  /// The last value of earlier turns, which is released when this turn has settled: its deinitializer may end the join.
  ///
  /// Safe because the signal of the side and the join access it, one after the other in a turn.
  /// Test: `ExclusivityTests.valueOfAJoinEndsIt`
  @exclusivity(unchecked) @usableFromInline var former: Value?
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
    if self.count == 0 {
      self.former = self.settled
      self.settled = value
    } else {
      self.others.append(value)
    }
    self.count += 1
  }

  /// The value of this turn at an index, or the last one; the value of earlier turns if there is none.
  @inlinable
  func value(at index: Int) -> Value? {
    if index == 0 || self.count <= 1 { return self.settled }
    return self.others[min(index, self.count - 1) - 1]
  }

  /// The value that the side has settled to in this turn.
  @inlinable
  var last: Value? { self.count <= 1 ? self.settled : self.others.last }

  /// Ends the turn for this side.
  @inlinable
  func settle() {
    if self.count == 0 { return }
    self.former = nil
    if self.count > 1 {
      self.settled = self.others.last
      self.removeOthers()
    }
    self.count = 0
  }

  /// Removes the first value, and returns it. Each value is moved once, so that many may wait.
  @inlinable
  func removeFirst() -> Value? {
    guard self.count > 0, let value = self.settled else { return nil }
    self.count -= 1
    if self.queue.isEmpty, !self.others.isEmpty {
      self.queue.append(contentsOf: self.others.reversed())
      self.others.removeAll(keepingCapacity: self.others.count <= 64)
    }
    self.settled = self.queue.popLast()
    return value
  }

  /// Removes the values of this turn.
  @inlinable
  func discard() {
    if self.count > 1 { self.removeOthers() }
    self.settled = nil
    self.count = 0
  }

  @inlinable
  func removeOthers() { self.others.removeAll(keepingCapacity: self.count <= 64) }
}
