extension Signal {
  /// Sends the last values as an array, for each value.
  ///
  /// - Parameters:
  ///   - max: The maximum number of values in an array, at least 1.
  ///   - min: The number of values from which arrays are sent, at least 1.
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
  /// Sends the last values as an array, for each value.
  ///
  /// - Parameters:
  ///   - max: The maximum number of values in an array, at least 1.
  ///   - min: The number of values from which arrays are sent, at least 1.
  public func slidingWindow(max: Int, min: Int) -> SignalProducer<[Value], Failure> {
    self.lift { $0.slidingWindow(max: max, min: min) }
  }
}
