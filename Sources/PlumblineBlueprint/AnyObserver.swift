/// What takes events, without its type.
public struct AnyObserver<Element>: ObserverType {
  private let take: (Event<Element>) -> Void

  /// Makes an observer that hands each event to a closure.
  public init(eventHandler: @escaping (Event<Element>) -> Void) { self.take = eventHandler }

  /// Makes an observer of another one.
  public init(_ observer: some ObserverType<Element>) { self.take = observer.on }

  /// Takes an event.
  public func on(_ event: Event<Element>) { self.take(event) }

  /// An observer whose elements are transformed into those of this one.
  public func mapObserver<Source>(_ transform: @escaping (Source) -> Element) -> AnyObserver<Source> {
    AnyObserver<Source> { self.on($0.map(transform)) }
  }
}

/// What takes events, without its type.
public typealias Observer<Element> = AnyObserver<Element>
