/// A sequence that cannot fail and shares its work, under its long name: a ``Driver``, whatever the strategy.
public typealias SharedSequence<SharingStrategy, Element> = SignalProducer<Element, Never>

/// The strategy of a ``SharedSequence`` that replays its latest element.
public enum DriverSharingStrategy {}

/// The strategy of a ``SharedSequence`` that replays nothing.
public enum SignalSharingStrategy {}

/// A type that can be converted to a shared sequence: a driver, or an indicator of activity or errors of an app.
public protocol SharedSequenceConvertibleType<Element> {
  /// The strategy of the sequence.
  associatedtype SharingStrategy
  /// The type of the elements.
  associatedtype Element

  /// Returns a sequence of the same elements.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns a driver of the same elements.
  public func asDriver() -> Driver<Element> { self.asSharedSequence() }

  /// Returns an observable of the same elements.
  public func asObservable() -> Observable<Element> { self.asSharedSequence().asObservable() }

  /// Transforms each element.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    self.asSharedSequence().map(transform)
  }

  /// Subscribes with a closure for each kind of event.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    self.asSharedSequence().drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes with closures that also receive an object, which is not retained.
  ///
  /// - Returns: A disposable that ends the subscription.
  @discardableResult
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    self.asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

extension SignalProducer: SharedSequenceConvertibleType where Failure == Never {
  /// The type of the elements.
  public typealias Element = Value
  /// The strategy of a driver.
  public typealias SharingStrategy = DriverSharingStrategy

  /// Returns the producer itself.
  public func asSharedSequence() -> SignalProducer { self }
}
