precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

extension BindingTargetProvider {
  /// Binds a signal, producer, or property to a target, until the target is deinitialized.
  ///
  /// A value that is sent during a turn is set when that turn has ended.
  ///
  /// - Returns: A disposable that ends the binding, or nil if it has ended already.
  @discardableResult
  public static func <~ (
    target: Self, source: some SignalProducerConvertible<Value, Never>
  ) -> (any Disposable)? {
    target.bindingTarget.bind(source.producer)
  }

  /// Binds a signal, producer, or property to a target of optionals.
  ///
  /// - Returns: A disposable that ends the binding, or nil if it has ended already.
  @discardableResult
  public static func <~ <Wrapped>(
    target: Self, source: some SignalProducerConvertible<Wrapped, Never>
  ) -> (any Disposable)? where Value == Wrapped? {
    target.bindingTarget.bind(source.producer.map { $0 })
  }
}

extension BindingTargetProvider {
  /// The values are optional, and those of the target are not.
  @available(
    *, unavailable, message: "the values of the source are optional: use 'skipNil()', or 'map' nil to a value"
  )
  @discardableResult
  public static func <~ (
    target: Self, source: some SignalProducerConvertible<Value?, Never>
  ) -> (any Disposable)? { nil }

  /// The values of the source have another type.
  @available(
    *, unavailable,
    message: "the values of the source have another type than those of the target: use 'map'"
  )
  @_disfavoredOverload
  @discardableResult
  public static func <~ <Source: SignalProducerConvertible>(target: Self, source: Source) -> (any Disposable)?
  where Source.Failure == Never { nil }

  /// The source can fail.
  @available(
    *, unavailable,
    message: "the source can fail: use 'demoteErrors()', or 'materialize()' and then 'values()'"
  )
  @_disfavoredOverload
  @discardableResult
  public static func <~ <Source: SignalProducerConvertible>(target: Self, source: Source) -> (any Disposable)?
  where Source.Value == Value { nil }
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
  /// Sets a property of an object to each value, until the object is deinitialized.
  ///
  /// The binding does not retain the object, and needs no dispose bag.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - owner: The object.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public func bind<Owner: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner
  ) -> any Disposable {
    self.observeValues(on: owner) { $0[keyPath: keyPath] = $1 }
  }

  /// Observes each value with a closure on behalf of an owner, until the owner is deinitialized.
  ///
  /// - Parameters:
  ///   - owner: The owner. It is not retained.
  ///   - action: A closure that receives the owner and a value.
  /// - Returns: A disposable that ends the observation.
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
