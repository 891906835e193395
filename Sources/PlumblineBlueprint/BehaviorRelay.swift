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

  /// A producer of the current element, then of the elements that follow each start.
  public var producer: SignalProducer<Element, any Swift.Error> { self.property.producer.promoteError() }

  /// Sends an element.
  public func accept(_ element: Element) { self.property.value = element }
}
