/// A type that can be subscribed to: an observable or a subject.
///
/// The operators with the names of RxSwift are extensions of this protocol, so that subjects have them too.
public protocol ObservableType<Element>: SignalProducerConvertible
where Value == Element, Failure == any Swift.Error {
  /// The type of the elements.
  associatedtype Element

  /// Creates an observable from an operator of signals.
  ///
  /// - Parameter transform: The operator, which is applied to the signal of each subscription.
  func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output>
}

/// A type that can be converted to an observable.
public typealias ObservableConvertibleType = ObservableType

extension ObservableType {
  /// Returns an observable of the same events.
  @inlinable
  public func asObservable() -> Observable<Element> { self.producer }
}

extension SignalProducer: ObservableType where Failure == any Swift.Error {
  /// The type of the elements.
  public typealias Element = Value
}

extension SignalProducer where Failure == Never {
  /// Returns an observable of the same events.
  @inlinable
  public func asObservable() -> Observable<Value> { self.lift { $0.promoteError() } }
}

extension Signal where Failure == Never {
  /// Returns an observable of the values that follow each subscription.
  @inlinable
  public func asObservable() -> Observable<Value> { SignalProducer(hot: self).lift { $0.promoteError() } }
}

extension Signal where Failure == any Swift.Error {
  /// Returns an observable of the values that follow each subscription.
  @inlinable
  public func asObservable() -> Observable<Value> { SignalProducer(hot: self) }
}

extension PropertyProtocol {
  /// Returns an observable of the current value, then of the changes.
  public func asObservable() -> Observable<Value> { self.producer.asObservable() }
}
