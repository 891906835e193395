extension ObservableType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element.
  ///   - onError: A closure that receives the error.
  ///   - onCompleted: A closure that is called at completion.
  ///   - onDisposed: A closure that is called when the subscription has ended in any way.
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    // The operator '??' would take two more calls for each element.
    let receive: (Element) -> Void
    if let onNext { receive = onNext } else { receive = { _ in } }
    return self.producer.startHandling(
      value: receive,
      failed: { error in
        onError?(error)
        onDisposed?()
      },
      completed: {
        onCompleted?()
        onDisposed?()
      }, interrupted: onDisposed)
  }

  /// Subscribes with closures that also receive an object, which is not retained.
  ///
  /// The closures are not called after the object has been deinitialized.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - onNext: A closure that receives each element.
  ///   - onError: A closure that receives the error.
  ///   - onCompleted: A closure that is called at completion.
  ///   - onDisposed: A closure that is called when the subscription has ended in any way.
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    self.subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Subscribes with a closure that receives each event.
  @discardableResult
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    self.producer.startHandling(
      value: { on(.next($0)) }, failed: { on(.error($0)) }, completed: { on(.completed) })
  }

  /// Subscribes an observer, which receives the elements and the terminal event.
  @discardableResult
  public func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable {
    self.producer.startHandling(
      value: { observer.onNext($0) }, failed: { observer.onError($0) },
      completed: { observer.onCompleted() })
  }

  /// Sends each element to observers.
  @discardableResult
  public func bind<Observer: ObserverType<Element>>(to observers: Observer...) -> any Disposable {
    self.subscribe(AnyObserver { event in for observer in observers { observer.on(event) } })
  }

  /// Sends each element to observers of optional elements.
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

  /// Subscribes with a closure that receives each element.
  @discardableResult
  @inlinable
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { self.subscribe(onNext: onNext) }

  /// Subscribes with a closure that receives an object, which is not retained, and each element.
  @discardableResult
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    self.subscribe(with: object, onNext: onNext)
  }

  /// Performs side effects for events. The observable fails with the error of a closure.
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element before it is sent.
  ///   - onError: A closure that receives the error before it is sent.
  ///   - onCompleted: A closure that is called before the completion is sent.
  ///   - onSubscribe: A closure that is called when a subscription begins.
  ///   - onSubscribed: A closure that is called when a subscription has begun.
  ///   - onDispose: A closure that is called when a subscription has ended in any way.
  @_disfavoredOverload
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let failing = self.producer.flatMapError { error -> SignalProducer<Element, any Swift.Error> in
      do {
        try onError?(error)
        return SignalProducer(error: error)
      } catch {
        return SignalProducer(error: error)
      }
    }
    let changed = failing.attemptMap { element in
      try onNext?(element)
      return element
    }
    return Observable(
      changed.on(
        starting: onSubscribe, started: onSubscribed, completed: onCompleted, disposed: onDispose))
  }

  /// Performs side effects for events.
  ///
  /// - Parameters:
  ///   - onNext: A closure that receives each element before it is sent.
  ///   - onError: A closure that receives the error.
  ///   - onCompleted: A closure that is called at completion.
  ///   - onSubscribe: A closure that is called when a subscription begins.
  ///   - onDispose: A closure that is called when a subscription has ended in any way.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable(
      self.producer.on(
        starting: onSubscribe, failed: onError, completed: onCompleted, terminated: onDispose, value: onNext))
  }
}

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

extension ObservableType {
  /// Subscribes on a scheduler.
  ///
  /// - Parameter scheduler: The scheduler. The work is in its isolation already: it begins later, not elsewhere.
  public func subscribe(on scheduler: any SchedulerType) -> Observable<Element> {
    Observable(self.producer.start(on: scheduler))
  }

  /// Prints a line for each event.
  ///
  /// - Parameters:
  ///   - identifier: A name of the observable. It defaults to the file and the line of the call.
  ///   - trimOutput: Whether the text of an event is shortened to 40 characters.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let name = identifier ?? "\(file):\(line)"
    let printing = self.producer.on(
      starting: { print("\(name) -> subscribed") },
      event: { event in
        if let event = Event(event) {
          let text = "Event \(event)"
          let isLong = trimOutput && text.count > 40
          print("\(name) -> \(isLong ? text.prefix(18) + "..." + text.suffix(18) : text[...])")
        }
      },
      disposed: { print("\(name) -> isDisposed") })
    return Observable(printing)
  }
}
