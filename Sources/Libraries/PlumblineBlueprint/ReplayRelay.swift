/// A relay that replays its last elements to each subscriber. It neither fails nor completes.
public final class ReplayRelay<Element>: ObservableType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Creates a relay that replays a number of elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Creates a relay that replays all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// A producer of the last elements, then of those that follow.
  public var producer: SignalProducer<Element, any Swift.Error> { self.subject.producer }

  /// Sends an element.
  public func accept(_ element: Element) { self.subject.onNext(element) }
}
