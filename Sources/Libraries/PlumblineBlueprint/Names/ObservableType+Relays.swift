extension ObservableType {
  /// Sends each element to relays.
  @discardableResult
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    self.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to relays.
  @discardableResult
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    self.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to relays of optional elements.
  @discardableResult
  @_disfavoredOverload
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    self.subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sets a variable to each element.
  @available(*, deprecated, message: "Use 'BehaviorRelay', or 'MutableProperty' of Plumbline.")
  @discardableResult
  public func bind(to variable: Variable<Element>) -> any Disposable {
    self.subscribe(onNext: { variable.value = $0 })
  }
}
