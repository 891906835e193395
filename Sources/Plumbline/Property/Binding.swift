precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

extension BindingTargetProvider {
  /// Binds a signal, producer or property to a target, for as long as the target lives.
  ///
  /// A value that reaches the target in a turn is set when that turn has ended.
  ///
  /// - Returns: what ends the binding; nil when it has ended.
  @discardableResult
  public static func <~ (
    target: Self, source: some SignalProducerConvertible<Value, Never>
  ) -> (any Disposable)? {
    target.bindingTarget.bind(source.producer)
  }

  /// Binds a signal, producer or property to a target that takes optionals.
  ///
  /// - Returns: what ends the binding; nil when it has ended.
  @discardableResult
  public static func <~ <Wrapped>(
    target: Self, source: some SignalProducerConvertible<Wrapped, Never>
  ) -> (any Disposable)? where Value == Wrapped? {
    target.bindingTarget.bind(source.producer.map { $0 })
  }
}

extension BindingTarget {
  fileprivate func bind(_ producer: SignalProducer<Value, Never>) -> (any Disposable)? {
    guard !self.lifetime.hasEnded else { return nil }
    let disposable = producer.startWithValues(self.action)
    self.lifetime += disposable
    return disposable
  }
}

extension SignalProducerConvertible where Failure == Never {
  /// Sets a property of an object to each value, until the object is gone.
  ///
  /// The object is not kept, and no bag has to be.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - owner: the object.
  /// - Returns: what ends the binding.
  @discardableResult
  public func bind<Owner: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner
  ) -> any Disposable {
    self.observeValues(on: owner) { $0[keyPath: keyPath] = $1 }
  }

  /// Hands each value to a closure together with its owner, until the owner is gone.
  ///
  /// - Parameters:
  ///   - owner: who the closure is for; it is not kept.
  ///   - action: is given the owner and a value.
  /// - Returns: what ends the observation.
  @discardableResult
  public func observeValues<Owner: AnyObject>(
    on owner: Owner, _ action: @escaping (Owner, Value) -> Void
  ) -> any Disposable {
    self.producer
      .take(while: { [weak owner] _ in owner != nil })
      .startWithValues { [weak owner] value in
        if let owner { action(owner, value) }
      }
  }
}
