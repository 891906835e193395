/// A subject that replays the last elements to each subscription.
///
/// After the terminal event, a subscription receives these elements and that event, as in RxSwift.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  private let buffer: ReplayBuffer<Element>
  private let input: Signal<Element, any Swift.Error>.Observer

  private init(size: Int) {
    let buffer = ReplayBuffer<Element>(count: size)
    let (sent, input) = Signal<Element, any Swift.Error>.pipe()
    self.buffer = buffer
    self.input = input
    self.signal = sent.map { element in
      // A former element is released after the change: its deinitializer may subscribe.
      _ = buffer.append(element)
      return element
    }
    super.init(SignalProducer(replaying: { buffer.replay($0) }, then: self.signal))
  }

  /// Creates a subject that replays a number of elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(size: max(bufferSize, 0))
  }

  /// Creates a subject that replays all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  /// Sends an event.
  public func on(_ event: Event<Element>) { self.input.send(event) }
}
