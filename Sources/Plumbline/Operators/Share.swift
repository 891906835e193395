extension SignalProducer {
  /// A producer whose starts share one start of this one.
  ///
  /// The first start begins the work; those that join it while it goes on get what is remembered, then what is sent
  /// from then on. When the last of them has been interrupted, so is the work. After its end, and after that
  /// interruption, nothing is remembered, and the next start begins anew.
  ///
  /// What is shared stays in its turn: joins of what is derived from it have no glitches.
  ///
  /// ```
  /// work          1    2    3
  /// first start   1    2    3
  /// second start       (1 2)  3     with share(replay: 2), started after 2
  /// ```
  ///
  /// - Parameter count: how many values are remembered for those that join.
  public func share(replay count: Int = 0) -> SignalProducer<Value, Failure> {
    let sharing = Sharing(self, count: max(count, 0))
    return SignalProducer(starting: { sharing.start($0) })
  }
}
