/// A subject that neither fails nor completes, and replays nothing.
public final class PublishRelay<Element>: ObservableType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  private let subject = PublishSubject<Element>()

  /// Creates a relay.
  public init() {}

  /// A producer of the elements that follow each start.
  public var producer: SignalProducer<Element, any Swift.Error> { self.subject.producer }

  /// The signal of the elements.
  var subjectSignal: Signal<Element, any Swift.Error> { self.subject.signal }

  /// Sends an element.
  public func accept(_ element: Element) { self.subject.onNext(element) }
}

extension PublishRelay where Element == Void {
  /// Sends an element without a value.
  public func accept() { self.accept(()) }
}

/// A subject with a current element that neither fails nor completes, which each subscription receives first.
///
/// An element that is accepted while a turn runs is delivered when that turn has ended; the code that has accepted it reads
/// it at once. Its own subscribers read the element that is delivered to them, until they accept another one. Two
/// subscribers of another observable both add to what was accepted last.
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
