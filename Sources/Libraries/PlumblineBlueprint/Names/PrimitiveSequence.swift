/// An observable that sends one element or fails.
///
/// It is another name of ``Observable``: nothing checks the number of elements.
public typealias Single<Element> = Observable<Element>

/// An observable that sends at most one element, or fails.
///
/// It is another name of ``Observable``: nothing checks the number of elements.
public typealias Maybe<Element> = Observable<Element>

/// An observable that completes or fails.
public typealias Completable = Observable<Never>

/// The traits of ``PrimitiveSequence``.
public enum SingleTrait {}
/// The traits of ``PrimitiveSequence``.
public enum MaybeTrait {}
/// The traits of ``PrimitiveSequence``.
public enum CompletableTrait {}

/// A ``Single``, ``Maybe`` or ``Completable`` under its long name.
public typealias PrimitiveSequence<Trait, Element> = Observable<Element>

/// The event of a ``Single``, ``Maybe`` or ``Completable``.
public enum TraitEvent<Element> {
  /// The element. The observable completes.
  case success(Element)
  /// The observable failed.
  case error(any Swift.Error)
  /// The observable completed without an element.
  case completed

  /// The observable failed, under the name of a ``Single``.
  public static func failure(_ error: any Swift.Error) -> TraitEvent { .error(error) }
}

extension TraitEvent: Equatable where Element: Equatable {
  /// Whether two events have equal elements, or errors with the same text.
  public static func == (first: TraitEvent, second: TraitEvent) -> Bool {
    switch (first, second) {
    case (.success(let first), .success(let second)): first == second
    case (.error(let first), .error(let second)): "\(first)" == "\(second)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// The event of a ``Single``.
public typealias SingleEvent = TraitEvent

/// The event of a ``Maybe``.
public typealias MaybeEvent = TraitEvent

/// The event of a ``Completable``.
public typealias CompletableEvent = TraitEvent<Never>

extension Observable {
  /// Creates a single, a maybe or a completable from a closure that is called for each subscription.
  ///
  /// - Parameter subscribe: A closure that sends the event to its argument, and returns a disposable that ends the work.
  @_disfavoredOverload
  public static func create(
    subscribe: @escaping (_ send: @escaping (TraitEvent<Element>) -> Void) -> any Disposable
  ) -> Observable<Element> {
    .create { (observer: AnyObserver<Element>) in
      subscribe { event in
        switch event {
        case .success(let element):
          observer.onNext(element)
          observer.onCompleted()
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}

extension Observable where Element == Never {
  /// Subscribes to another observable when this one has completed.
  public func andThen<Next: ObservableType>(_ next: Next) -> Observable<Next.Element> {
    Observable<Next.Element>(self.producer.then(next.producer))
  }

  /// Subscribes with a closure for the completion and for the error.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func subscribe(
    onCompleted: (() -> Void)?, onError: ((any Swift.Error) -> Void)? = nil
  ) -> any Disposable {
    self.producer.startHandling(value: { _ in }, failed: onError, completed: onCompleted)
  }
}

extension ObservableType {
  /// Returns an observable that sends the only element at completion; it fails with ``RxError/noElements`` or
  /// ``RxError/moreThanOneElement`` if there is not exactly one.
  public func asSingle() -> Single<Element> { self.onlyElement(isRequired: true) }

  /// Returns an observable that sends the only element, if any, at completion; it fails with
  /// ``RxError/moreThanOneElement`` if there are several.
  public func asMaybe() -> Maybe<Element> { self.onlyElement(isRequired: false) }

  private func onlyElement(isRequired: Bool) -> Observable<Element> {
    let elements = self.producer.map { Optional($0) }.concat(value: nil)
    return Observable(
      elements.lift { signal in
        var only: Element?
        return signal.attemptMap { element -> Element? in
          if element == nil, only == nil, isRequired { throw RxError.noElements }
          guard let element else { return only }
          if only != nil { throw RxError.moreThanOneElement }
          only = element
          return nil
        }.skipNil()
      })
  }

  /// Returns an observable of the terminal event.
  public func asCompletable() -> Completable { self.ignoreElements() }

  /// Performs side effects for the element and the error. The observable fails with the error of a closure.
  ///
  /// - Parameters:
  ///   - onSuccess: A closure that receives the element before it is sent.
  ///   - onError: A closure that receives the error before it is sent.
  ///   - onSubscribe: A closure that is called when a subscription begins.
  ///   - onSubscribed: A closure that is called when a subscription has begun.
  ///   - onDispose: A closure that is called when a subscription has ended in any way.
  public func `do`(
    onSuccess: ((Element) throws -> Void)?, onError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    self.do(
      onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
      onDispose: onDispose)
  }

  /// Subscribes with a closure that receives the event of a ``Single``, ``Maybe`` or ``Completable``: the element, the error,
  /// or the completion without an element.
  @_disfavoredOverload
  @discardableResult
  public func subscribe(_ send: @escaping (TraitEvent<Element>) -> Void) -> any Disposable {
    var hasElement = false
    return self.producer.startHandling(
      value: { element in
        hasElement = true
        send(.success(element))
      },
      failed: { send(.error($0)) }, completed: { if !hasElement { send(.completed) } })
  }

  /// Subscribes with a closure for the element and for the error.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)?, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes with a closure for the element and for the error.
  ///
  /// - Returns: A disposable that ends the subscription.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @discardableResult
  public func subscribe(
    onSuccess: ((Element) -> Void)?, onError: ((any Swift.Error) -> Void)?
  ) -> any Disposable {
    self.subscribe(onNext: onSuccess, onError: onError)
  }
}
