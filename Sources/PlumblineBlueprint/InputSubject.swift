/// An input of an action: a subject that neither fails nor completes.
///
/// Errors and the end that it is handed are left out, so it can be bound to what ends.
///
/// Source: the RxSwift blueprint, "the latter cannot error out or complete".
public final class InputSubject<Element>: ObservableType, ObserverType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  /// What is sent, as a signal.
  public let signal: Signal<Element, any Swift.Error>
  private let input: Signal<Element, any Swift.Error>.Observer
  /// Is called with each element behind those who have subscribed, and with who waits for what becomes of it.
  var didSend: ((_ element: Element, _ request: AnyObject?) -> Void)?

  /// Makes a subject.
  public init() { (self.signal, self.input) = Signal.pipe() }

  /// What is sent from each subscription on.
  public var producer: Observable<Element> { SignalProducer(hot: self.signal) }

  /// Makes an observable of an operator of signals.
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    SignalProducer(hot: self.signal).lift(transform)
  }

  /// Sends an element.
  public func onNext(_ element: Element) { self.send(element, for: nil) }

  /// Sends an element; an error and the end are left out.
  public func on(_ event: Event<Element>) {
    if case .next(let element) = event { self.onNext(element) }
  }

  /// Sends an element, and says who waits for what becomes of it.
  func send(_ element: Element, for request: AnyObject?) {
    self.input.send(value: element)
    // Both are the next to run, one behind the other, when a turn is under way.
    self.didSend?(element, request)
  }
}

extension InputSubject where Element == Void {
  /// Sends an element without a value.
  public func onNext() { self.onNext(()) }
}
