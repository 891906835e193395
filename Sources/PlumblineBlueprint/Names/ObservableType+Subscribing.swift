extension ObservableType {
  /// Subscribes, and hands each kind of event to a closure of its own.
  ///
  /// - Parameters:
  ///   - onNext: is given each element.
  ///   - onError: is given the error.
  ///   - onCompleted: is called at the end.
  ///   - onDisposed: is called when nothing more comes, however it came to that.
  /// - Returns: what ends the subscription.
  @discardableResult
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.producer.startHandling(
      value: onNext ?? { _ in },
      failed: { error in
        onError?(error)
        onDisposed?()
      },
      completed: {
        onCompleted?()
        onDisposed?()
      }, interrupted: onDisposed)
  }

  /// Subscribes, and hands each event to a closure.
  @discardableResult
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    self.producer.startHandling(
      value: { on(.next($0)) }, failed: { on(.error($0)) }, completed: { on(.completed) })
  }

  /// Subscribes an observer: it gets the elements, and the end.
  @discardableResult
  public func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable {
    self.producer.startHandling(
      value: { observer.onNext($0) }, failed: { observer.onError($0) },
      completed: { observer.onCompleted() })
  }

  /// Hands each element to observers.
  @discardableResult
  public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
    self.subscribe(AnyObserver { event in for observer in observers { observer.on(event) } })
  }

  /// Hands each element to observers of optional elements.
  @discardableResult
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    self.map { Optional($0) }
      .subscribe(AnyObserver { event in for observer in observers { observer.on(event) } })
  }

  /// Executes an action for each element.
  @discardableResult
  public func bind<Output>(to action: Action<Element, Output>) -> any Disposable {
    self.bind(to: action.inputs)
  }

  /// Hands each element to a closure.
  @discardableResult
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { self.subscribe(onNext: onNext) }

  /// Looks at events on their way.
  ///
  /// - Parameters:
  ///   - onNext: is given each element before it is sent on.
  ///   - onError: is given the error.
  ///   - onCompleted: is called at the end.
  ///   - onSubscribe: is called when a subscription begins.
  ///   - onDispose: is called when nothing more comes, however it came to that.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    self.producer.on(
      starting: onSubscribe, failed: onError, completed: onCompleted, terminated: onDispose, value: onNext)
  }
}
