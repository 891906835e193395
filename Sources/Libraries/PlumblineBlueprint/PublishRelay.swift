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
