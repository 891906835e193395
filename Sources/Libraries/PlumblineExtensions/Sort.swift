public import Plumbline

extension Signal where Value: Sequence {
  /// Sends the elements of each sequence as a sorted array.
  ///
  /// - Parameter precedes: Whether its first argument is placed before the second one.
  public func sort(
    _ precedes: @escaping (Value.Element, Value.Element) -> Bool
  ) -> Signal<[Value.Element], Failure> {
    self.map { $0.sorted(by: precedes) }
  }
}

extension Signal where Value: Sequence, Value.Element: Comparable {
  /// Sends the elements of each sequence as a sorted array.
  public func sort() -> Signal<[Value.Element], Failure> { self.map { $0.sorted() } }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence as a sorted array.
  ///
  /// - Parameter precedes: Whether its first argument is placed before the second one.
  public func sort(
    _ precedes: @escaping (Value.Element, Value.Element) -> Bool
  ) -> SignalProducer<[Value.Element], Failure> {
    self.map { $0.sorted(by: precedes) }
  }
}

extension SignalProducer where Value: Sequence, Value.Element: Comparable {
  /// Sends the elements of each sequence as a sorted array.
  public func sort() -> SignalProducer<[Value.Element], Failure> { self.map { $0.sorted() } }
}
