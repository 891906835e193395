/// An observable that cannot fail, shares its work, and replays its latest element.
///
/// It is a producer of Plumbline. The shared sequence that does not replay, `Signal` of RxCocoa, is `Signal<Element, Never>`
/// of Plumbline.
public typealias Driver<Element> = SignalProducer<Element, Never>

extension ObservableType {
  /// Returns a driver that sends an element and completes when this observable fails.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    self.producer.flatMapError { _ in Driver<Element>(value: element) }.share(replay: 1)
  }

  /// Returns a driver that continues with another one when this observable fails.
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    self.producer.flatMapError { _ in driver }.share(replay: 1)
  }

  /// Returns a driver that continues with another one when this observable fails.
  public func asDriver(
    onErrorRecover recover: @escaping (any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    self.producer.flatMapError { recover($0) }.share(replay: 1)
  }
}

extension BehaviorRelay {
  /// Returns a driver of the current element, then of the elements that follow.
  public func asDriver() -> Driver<Element> { self.asDriver(onErrorDriveWith: .empty) }
}

extension SignalProducer where Failure == Never {
  /// Creates a driver that sends one element and completes.
  public static func just(_ element: Value) -> Driver<Value> { SignalProducer(value: element) }

  /// Returns the driver itself.
  public func asDriver() -> Driver<Value> { self }

  /// Subscribes with a closure for each kind of event.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func drive(
    onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends each element to observers.
  @discardableResult
  public func drive<Observer: ObserverType<Value>>(_ observers: Observer...) -> any Disposable {
    self.asObservable().subscribe(AnyObserver { event in for observer in observers { observer.on(event) } })
  }

  /// Sends each element to relays.
  @discardableResult
  public func drive(_ relays: BehaviorRelay<Value>...) -> any Disposable {
    self.drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension Signal where Failure == Never {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func emit(
    onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Sends each element to relays.
  @discardableResult
  public func emit(to relays: PublishRelay<Value>...) -> any Disposable {
    self.emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}

extension PublishRelay {
  /// Returns a signal of the elements that follow.
  public func asSignal() -> Signal<Element, Never> { self.subjectSignal.demoteErrors() }
}
