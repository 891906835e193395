/// The last values of a signal.
@usableFromInline
package final class ReplayBuffer<Value> {
  /// The maximum number of values.
  @usableFromInline let count: Int
  /// The values; the oldest one is at `oldest`.
  ///
  /// Safe because `append(_:)` returns a former value, and `replay(_:)` reads a copy.
  /// Test: `ExclusivityTests.bufferedValueStartsAgain`
  @usableFromInline @exclusivity(unchecked) var values: ContiguousArray<Value> = []
  /// The index of the oldest value.
  ///
  /// Safe because it is a number: each access reads or writes it as a whole, and runs no other code.
  /// Test: `ExclusivityTests.bufferedValueStartsAgain`
  @usableFromInline @exclusivity(unchecked) var oldest = 0

  @inlinable
  package init(count: Int) { self.count = count }

  /// Appends a value.
  ///
  /// - Returns: The value that it replaces. The caller releases it when the new one has been sent: its deinitializer may
  ///   replay the buffer.
  @inlinable
  package func append(_ value: Value) -> Value? {
    if self.values.count < self.count {
      self.values.append(value)
      return nil
    }
    if self.count == 0 { return nil }
    let former = self.values[self.oldest]
    self.values[self.oldest] = value
    self.oldest = self.oldest + 1 == self.count ? 0 : self.oldest + 1
    return former
  }

  /// Calls a closure with each value, from the oldest to the latest.
  @inlinable
  package func replay(_ body: (Value) -> Void) {
    let (values, oldest) = (self.values, self.oldest)
    for value in values[oldest...] { body(value) }
    for value in values[..<oldest] { body(value) }
  }
}
