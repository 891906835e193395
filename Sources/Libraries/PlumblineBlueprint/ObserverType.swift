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

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
  private let take: (Event<Element>) -> Void

  /// Creates an observer that calls a closure with each event.
  public init(eventHandler: @escaping (Event<Element>) -> Void) { self.take = eventHandler }

  /// Creates an observer that wraps another one.
  public init(_ observer: some ObserverType<Element>) { self.take = observer.on }

  /// Receives an event.
  public func on(_ event: Event<Element>) { self.take(event) }

  /// Returns an observer that transforms elements, and sends them to this one.
  public func mapObserver<Source>(_ transform: @escaping (Source) -> Element) -> AnyObserver<Source> {
    AnyObserver<Source> { self.on($0.map(transform)) }
  }
}

/// A type-erased observer.
public typealias Observer<Element> = AnyObserver<Element>
