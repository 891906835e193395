extension SignalProducer {
  /// Creates a producer whose starts share one start of this producer.
  ///
  /// The first start begins the work. A start that joins it later receives the buffered values, then the values that
  /// follow. When the last start has been interrupted, the work is interrupted as well. After the work has ended, the
  /// buffer is empty, and the next start begins the work again.
  ///
  /// Shared values stay in their turns, so joins of producers that are derived from it have no glitches.
  ///
  /// ```
  /// work          1    2    3
  /// first start   1    2    3
  /// second start       (1 2)  3     with share(replay: 2), started after 2
  /// ```
  ///
  /// - Parameter count: The number of values in the buffer.
  @inlinable
  public func share(replay count: Int = 0) -> SignalProducer<Value, Failure> {
    let source = self.bounded
    let sharing = Sharing(source, count: max(count, 0))
    return SignalProducer(depth: source.depth + 1, starting: { sharing.start($0) })
  }
}
