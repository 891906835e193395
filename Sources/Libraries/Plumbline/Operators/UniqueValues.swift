extension Signal {
  /// Sends the values whose identity no earlier value had.
  ///
  /// All identities are kept until the signal terminates.
  ///
  /// - Parameter identity: Makes the identity of a value.
  public func uniqueValues<Identity: Hashable>(
    _ identity: @escaping (Value) -> Identity
  ) -> Signal<Value, Failure> {
    self.forward { output in
      let seen = State<Set<Identity>>([])
      return { value in
        if seen.value.insert(identity(value)).inserted { output.send(value) }
      }
    }
  }
}

extension Signal where Value: Hashable {
  /// Sends the values that were not sent before.
  ///
  /// All values are kept until the signal terminates.
  public func uniqueValues() -> Signal<Value, Failure> { self.uniqueValues { $0 } }
}

extension SignalProducer {
  /// Sends the values whose identity no earlier value had.
  ///
  /// All identities are kept until the producer terminates.
  ///
  /// - Parameter identity: Makes the identity of a value.
  public func uniqueValues<Identity: Hashable>(
    _ identity: @escaping (Value) -> Identity
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.uniqueValues(identity) }
  }
}

extension SignalProducer where Value: Hashable {
  /// Sends the values that were not sent before.
  ///
  /// All values are kept until the producer terminates.
  public func uniqueValues() -> SignalProducer<Value, Failure> { self.lift { $0.uniqueValues() } }
}

extension PropertyProtocol {
  /// Returns a property that takes the values whose identity no earlier value had.
  ///
  /// - Parameter identity: Makes the identity of a value.
  public func uniqueValues<Identity: Hashable>(
    _ identity: @escaping (Value) -> Identity
  ) -> Property<Value> {
    let first = identity(self.settledValue)
    return self.lift({ $0 }) { signal in
      let seen = State<Set<Identity>>([first])
      return signal.filter { seen.value.insert(identity($0)).inserted }
    }
  }
}

extension PropertyProtocol where Value: Hashable {
  /// Returns a property that takes the values that it did not have before.
  public func uniqueValues() -> Property<Value> { self.uniqueValues { $0 } }
}
