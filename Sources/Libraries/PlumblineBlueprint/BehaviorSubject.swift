/// A subject with a current element, which each subscription receives first.
///
/// An element that is sent while a turn runs is delivered when that turn has ended; the code that has sent it reads it at
/// once, as from a property of Plumbline. After the terminal event, a subscription receives that event alone, as in RxSwift.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  @usableFromInline let latest: WritableState<Element>
  /// Whether the terminal event has been sent, so that elements are dropped.
  private var hasSentEnding = false
  private var failure: (any Swift.Error)?
  @usableFromInline let input: Signal<Element, any Swift.Error>.Observer

  /// Creates a subject.
  ///
  /// - Parameter value: The initial element.
  @inlinable
  public convenience init(value: Element) {
    let latest = WritableState(value)
    let (sent, input) = Signal<Element, any Swift.Error>.pipe()
    let signal = sent.map { element in
      latest.settleWritten(element)
      return element
    }
    self.init(signal, input, latest)
  }

  @usableFromInline
  init(
    _ signal: Signal<Element, any Swift.Error>, _ input: Signal<Element, any Swift.Error>.Observer,
    _ latest: WritableState<Element>
  ) {
    (self.signal, self.input, self.latest) = (signal, input, latest)
    super.init(
      SignalProducer(
        replaying: { [latest, signal] send in
          if !Self.hasEnded(signal), let element = latest.settled { send(element) }
        },
        then: signal))
  }

  /// The current element.
  ///
  /// - Returns: The element.
  /// - Throws: The error that the subject has failed with.
  public func value() throws -> Element {
    if let failure { throw failure }
    return self.latest.read()
  }

  /// Sends an element.
  @inlinable
  public func onNext(_ element: Element) {
    self.note(element)
    self.input.send(value: element)
  }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): self.onNext(element)
    case .error(let error):
      if !self.hasSentEnding { self.failure = error }
      self.hasSentEnding = true
      self.input.send(error: error)
    case .completed:
      self.hasSentEnding = true
      self.input.sendCompleted()
    }
  }

  /// Notes an element that may wait for the end of the turn.
  @usableFromInline
  func note(_ element: Element) {
    if !self.hasSentEnding { self.latest.writeInTurn(element) }
  }

  @usableFromInline
  static func hasEnded(_ signal: Signal<Element, any Swift.Error>) -> Bool { signal.hasEnded }
}
