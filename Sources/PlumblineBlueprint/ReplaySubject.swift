/// A subject whose subscriptions begin with the last elements that were sent.
///
/// After its end a subscription gets these elements and the end, as in RxSwift.
public final class ReplaySubject<Element>: ObservableType, ObserverType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

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

  /// What is sent, as a signal.
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
  }

  /// Makes a subject that replays a number of elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(size: max(bufferSize, 0))
  }

  /// Makes a subject that replays all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(size: .max) }

  /// The elements that are replayed, then what is sent from each subscription on.
  public var producer: Observable<Element> {
    SignalProducer(
      replaying: { [buffer] send in for element in buffer.elements { send(element) } }, then: self.signal)
  }

  /// Makes an observable of an operator of signals.
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    self.producer.lift(transform)
  }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): self.input.send(value: element)
    case .error(let error): self.input.send(error: error)
    case .completed: self.input.sendCompleted()
    }
  }
}
