/// A type that can be subscribed to: an observable, a relay, or a producer whose error is `any Error`.
///
/// The operators with the names of RxSwift are extensions of this protocol, so that all of them have them.
public protocol ObservableType<Element>: SignalProducerConvertible
where Value == Element, Failure == any Swift.Error {
  /// The type of the elements.
  associatedtype Element

  /// Subscribes with an observer.
  ///
  /// A type conforms to the protocol with this function or with ``producer``: each has a default implementation by the other.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  func subscribe<Observer: ObserverType<Element>>(_ observer: Observer) -> any Disposable
}

extension ObservableType {
  /// A producer of the events that ``subscribe(_:)`` sends.
  public var producer: SignalProducer<Element, any Swift.Error> {
    SignalProducer { observer, lifetime in
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
      lifetime += self.subscribe(AnyObserver { observer.send($0) })
    }
  }
}

extension Disposable {
  /// Whether the resource has been released: false for types of apps that do not say so.
  public var isDisposed: Bool { false }
}

/// A type that can be converted to an observable.
public typealias ObservableConvertibleType = ObservableType

extension ObservableType {
  /// Returns an observable of the same events.
  @inlinable
  public func asObservable() -> Observable<Element> { Observable(self.producer) }

  /// Creates an observable from an operator of signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signal of each subscription.
  @inlinable
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    Observable(self.producer.lift(transform))
  }

  /// Starts the producer of this observable, and observes each event with an observer, such as that of a `TestObserver`.
  ///
  /// - Returns: A disposable that interrupts the producer.
  @discardableResult
  public func start(_ observer: Signal<Element, any Swift.Error>.Observer = .init()) -> any Disposable {
    self.producer.start(observer)
  }
}

extension SignalProducer: ObservableType where Failure == any Swift.Error {
  /// The type of the elements.
  public typealias Element = Value
}

extension SignalProducer where Failure == Never {
  /// Returns an observable of the same events.
  @inlinable
  public func asObservable() -> Observable<Value> { Observable(self.promoteError()) }
}

extension Signal where Failure == Never {
  /// Returns an observable of the values that follow each subscription.
  @inlinable
  public func asObservable() -> Observable<Value> { SignalProducer(hot: self).asObservable() }
}

extension Signal where Failure == any Swift.Error {
  /// Returns an observable of the values that follow each subscription.
  @inlinable
  public func asObservable() -> Observable<Value> { Observable(SignalProducer(hot: self)) }
}

extension PropertyProtocol {
  /// Returns an observable of the current value, then of the changes.
  public func asObservable() -> Observable<Value> { self.producer.asObservable() }
}
