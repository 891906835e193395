/// What can be subscribed to: an observable or a subject.
///
/// The operators by their Rx names are extensions of it, so that subjects have them too.
public protocol ObservableType<Element>: SignalProducerConvertible
where Value == Element, Failure == any Swift.Error {
  /// The type of the elements.
  associatedtype Element

  /// Makes an observable of an operator of signals.
  ///
  /// - Parameter transform: is applied to the signal of each subscription.
  func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output>
}

/// What can be made an observable, as RxSwift names it.
public typealias ObservableConvertibleType = ObservableType

extension ObservableType {
  /// The same as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { self.producer }
}

extension SignalProducer: ObservableType where Failure == any Swift.Error {
  /// The type of the elements.
  public typealias Element = Value
}

extension SignalProducer where Failure == Never {
  /// The same as an observable.
  @inlinable
  public func asObservable() -> Observable<Value> { self.lift { $0.promoteError() } }
}

extension Signal where Failure == Never {
  /// The values from each subscription on.
  @inlinable
  public func asObservable() -> Observable<Value> { SignalProducer(hot: self).lift { $0.promoteError() } }
}

extension Signal where Failure == any Swift.Error {
  /// The values from each subscription on.
  @inlinable
  public func asObservable() -> Observable<Value> { SignalProducer(hot: self) }
}

extension PropertyProtocol {
  /// The current value, then the changes.
  public func asObservable() -> Observable<Value> { self.producer.asObservable() }
}
