extension SignalProducer {
  /// Starts the producer several times, one after the other.
  ///
  /// An error or an interruption ends the result; the producer is not started again then.
  ///
  /// - Parameter count: The number of starts. Without a positive number, the result completes immediately.
  public func `repeat`(_ count: Int) -> SignalProducer<Value, Failure> {
    guard count > 0 else { return .empty }
    let source = self.bounded
    return SignalProducer(
      depth: source.depth + 1,
      starting: { core in
        Restarting(source, after: .completion, upTo: count - 1, Outlet(core)) { $0() }.start()
      })
  }
}
