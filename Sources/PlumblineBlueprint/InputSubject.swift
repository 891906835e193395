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
  /// What is sent, with who waits for what becomes of it.
  let requests: Signal<(element: Element, request: AnyObject?), Never>
  private let input: Signal<(element: Element, request: AnyObject?), Never>.Observer

  /// Makes a subject.
  public init() {
    (self.requests, self.input) = Signal.pipe()
    self.signal = self.requests.map { $0.element }.promoteError()
  }

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
  func send(_ element: Element, for request: AnyObject?) { self.input.send(value: (element, request)) }
}

extension InputSubject where Element == Void {
  /// Sends an element without a value.
  public func onNext() { self.onNext(()) }
}
