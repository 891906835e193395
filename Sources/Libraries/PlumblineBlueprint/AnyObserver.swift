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
