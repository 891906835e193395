/// A subject with a current element that neither fails nor completes, which each subscription receives first.
///
/// An element that is accepted while a turn runs becomes the current element when that turn has ended.
public final class BehaviorRelay<Element>: ObservableType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  private let property: MutableProperty<Element>

  /// Creates a relay.
  ///
  /// - Parameter value: The initial element.
  public init(value: Element) { self.property = MutableProperty(value) }

  /// The current element.
  public var value: Element { self.property.value }

  /// An observable of the current element, then of the elements that follow each subscription.
  public var producer: Observable<Element> { self.property.asObservable() }

  /// Creates an observable from an operator of signals.
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    self.producer.lift(transform)
  }

  /// Sends an element.
  public func accept(_ element: Element) { self.property.value = element }
}
