extension Signal {
  /// Sends the last values, again with each.
  ///
  /// - Parameters:
  ///   - max: the number of values in a window; at least one.
  ///   - min: the number of values from which a window is sent; at least one.
  public func slidingWindow(max: Int, min: Int) -> Signal<[Value], Failure> {
    let size = Swift.max(max, 1)
    return self.scan(into: []) { (window: inout [Value], value) in
      if window.count >= size { window.removeFirst(window.count - size + 1) }
      window.append(value)
    }
    .filter { $0.count >= Swift.min(min, size) }
  }
}

extension SignalProducer {
  /// Sends the last values, again with each.
  ///
  /// - Parameters:
  ///   - max: the number of values in a window; at least one.
  ///   - min: the number of values from which a window is sent; at least one.
  public func slidingWindow(max: Int, min: Int) -> SignalProducer<[Value], Failure> {
    self.lift { $0.slidingWindow(max: max, min: min) }
  }
}
