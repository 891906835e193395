/// A subject that replays the last elements to each subscription.
///
/// After the terminal event, a subscription receives these elements and that event, as in RxSwift.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private final class Buffer {
    let size: Int
    var elements: [Element] = []
    init(_ size: Int) { self.size = size }

    func append(_ element: Element) {
      guard self.size > 0 else { return }
      if self.elements.count == self.size { self.elements.removeFirst() }
      self.elements.append(element)
    }
  }

  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  private let buffer: Buffer
  private let input: Signal<Element, any Swift.Error>.Observer

  private init(size: Int) {
    let buffer = Buffer(size)
    let (sent, input) = Signal<Element, any Swift.Error>.pipe()
    self.buffer = buffer
    self.input = input
    self.signal = sent.map { element in
      buffer.append(element)
      return element
    }
    super.init(
      SignalProducer(
        replaying: { [buffer] send in for element in buffer.elements { send(element) } }, then: self.signal))
  }

  /// Creates a subject that replays a number of elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(size: max(bufferSize, 0))
  }

  /// Creates a subject that replays all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): self.input.send(value: element)
    case .error(let error): self.input.send(error: error)
    case .completed: self.input.sendCompleted()
    }
  }
}
