/// What takes events.
public protocol ObserverType<Element> {
  /// The type of the elements.
  associatedtype Element

  /// Takes an event.
  func on(_ event: Event<Element>)

  /// Takes an element.
  func onNext(_ element: Element)
}

extension ObserverType {
  /// Takes an element.
  public func onNext(_ element: Element) { self.on(.next(element)) }

  /// Takes an error, which is the last event.
  public func onError(_ error: any Swift.Error) { self.on(.error(error)) }

  /// Takes the end, which is the last event.
  public func onCompleted() { self.on(.completed) }

  /// The same without its type.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
