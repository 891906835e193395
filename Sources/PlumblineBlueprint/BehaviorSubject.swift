/// A subject with a current element, which each subscription begins with.
///
/// Sent while a turn runs, an element becomes the current one when that has ended. When the subject has ended, a
/// subscription gets the end alone, as in RxSwift.
public final class BehaviorSubject<Element>: ObservableType, ObserverType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  /// The current element, kept for those who subscribe.
  @usableFromInline
  final class Latest {
    @usableFromInline @exclusivity(unchecked) var element: Element
    @usableFromInline init(_ element: Element) { self.element = element }
  }

  /// What is sent, as a signal.
  public let signal: Signal<Element, any Swift.Error>
  @usableFromInline let latest: Latest
  @usableFromInline let input: Signal<Element, any Swift.Error>.Observer

  /// Makes a subject.
  ///
  /// - Parameter value: the element at first.
  @inlinable
  public convenience init(value: Element) {
    let latest = Latest(value)
    let (sent, input) = Signal<Element, any Swift.Error>.pipe()
    let signal = sent.map { element in
      latest.element = element
      return element
    }
    self.init(signal, input, latest)
  }

  @usableFromInline
  init(
    _ signal: Signal<Element, any Swift.Error>, _ input: Signal<Element, any Swift.Error>.Observer,
    _ latest: Latest
  ) {
    (self.signal, self.input, self.latest) = (signal, input, latest)
  }

  /// The current element.
  ///
  /// - Throws: the error that the subject has ended with.
  public func value() throws -> Element {
    if self.signal.hasEnded {
      var failure: (any Swift.Error)?
      self.signal.observeFailed { failure = $0 }
      if let failure { throw failure }
    }
    return self.latest.element
  }

  /// The current element, then what is sent from each subscription on.
  @inlinable
  public var producer: Observable<Element> {
    SignalProducer(
      replaying: { [latest, signal] send in if !Self.hasEnded(signal) { send(latest.element) } },
      then: self.signal)
  }

  /// Makes an observable of an operator of signals.
  @inlinable
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    self.producer.lift(transform)
  }

  /// Sends an element.
  @inlinable
  public func onNext(_ element: Element) { self.input.send(value: element) }

  /// Sends an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): self.input.send(value: element)
    case .error(let error): self.input.send(error: error)
    case .completed: self.input.sendCompleted()
    }
  }

  @usableFromInline
  static func hasEnded(_ signal: Signal<Element, any Swift.Error>) -> Bool { signal.hasEnded }
}
