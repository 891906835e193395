/// A type that receives events.
public protocol ObserverType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Receives an event.
  func on(_ event: Event<Element>)

  /// Receives an element.
  func onNext(_ element: Element)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) { self.on(.next(element)) }

  /// Receives an error, which is a terminal event.
  public func onError(_ error: any Swift.Error) { self.on(.error(error)) }

  /// Receives a completion, which is a terminal event.
  public func onCompleted() { self.on(.completed) }

  /// Returns a type-erased observer.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
