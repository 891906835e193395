/// A subject that sends events to its current subscribers, and replays nothing.
///
/// When the subject is deinitialized, observables that are derived from it are interrupted, and their work is cancelled.
/// An element that is sent while a turn runs waits until that turn has ended.
///
/// Source: the RxSwift blueprint, "Inputs always are of type `PublishSubject<T>`".
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  @usableFromInline let input: Signal<Element, any Swift.Error>.Observer

  /// Creates a subject.
  public init() {
    (self.signal, self.input) = Signal.pipe()
    super.init(SignalProducer(hot: self.signal))
  }

  /// Sends an element.
  @inlinable
  public func onNext(_ element: Element) { self.input.send(value: element) }

  /// Sends an event.
  public func on(_ event: Event<Element>) { self.input.send(event) }
}

extension PublishSubject where Element == Void {
  /// Sends an element without a value.
  @inlinable
  public func onNext() { self.onNext(()) }
}

/// A subject that neither fails nor completes: the inputs of an action.
///
/// It ignores terminal events, so observables that terminate can be bound to it.
///
/// Source: the RxSwift blueprint, "the latter cannot error out or complete".
public final class InputSubject<Element>: Observable<Element>, ObserverType {
  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  private let input: Signal<Element, any Swift.Error>.Observer
  /// Receives each element after the subscribers, together with the observer of the result.
  var didSend: ((_ element: Element, _ request: AnyObject?) -> Void)?

  /// Creates a subject.
  public init() {
    (self.signal, self.input) = Signal.pipe()
    super.init(SignalProducer(hot: self.signal))
  }

  /// Sends an element.
  public func onNext(_ element: Element) { self.send(element, for: nil) }

  /// Sends an element, and ignores terminal events.
  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { self.onNext(element) }
  }

  /// Sends an element, with the observer of its result.
  func send(_ element: Element, for request: AnyObject?) {
    self.input.send(value: element)
    // While a turn runs, both sends wait, one directly after the other.
    self.didSend?(element, request)
  }
}

extension InputSubject where Element == Void {
  /// Sends an element without a value.
  public func onNext() { self.onNext(()) }
}
