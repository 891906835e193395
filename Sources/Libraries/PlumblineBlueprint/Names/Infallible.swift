/// An observable that cannot fail. It is another name of ``Driver``, and does not share.
public typealias Infallible<Element> = SignalProducer<Element, Never>

extension ObservableType {
  /// Returns an observable that sends an element and completes when this one fails.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    self.asInfallible(onErrorFallbackTo: Infallible(value: element))
  }

  /// Returns an observable that continues with another one when this one fails.
  public func asInfallible(onErrorFallbackTo other: Infallible<Element>) -> Infallible<Element> {
    self.asInfallible { _ in other }
  }

  /// Returns an observable that continues with another one when this one fails.
  public func asInfallible(
    onErrorRecover recover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    self.producer.flatMapError { recover($0) }
  }
}

extension PublishRelay {
  /// Returns an observable of the elements that follow, which cannot fail.
  public func asInfallible() -> Infallible<Element> { self.asInfallible(onErrorFallbackTo: .empty) }
}

extension BehaviorRelay {
  /// Returns an observable of the current element and of those that follow, which cannot fail.
  public func asInfallible() -> Infallible<Element> { self.asInfallible(onErrorFallbackTo: .empty) }
}

extension SignalProducer where Failure == Never {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func subscribe(
    onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
