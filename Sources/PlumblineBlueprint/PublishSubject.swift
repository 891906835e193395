/// An input: who has it sends, and whoever has subscribed gets it. Nothing is replayed.
///
/// When the subject goes away, what is derived from it is interrupted and its work is cancelled: nobody could send
/// any more. Sent while a turn runs, an element waits until that has ended.
///
/// Source: the RxSwift blueprint, "Inputs always are of type `PublishSubject<T>`".
public final class PublishSubject<Element>: ObservableType, ObserverType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  /// What is sent, as a signal.
  public let signal: Signal<Element, any Swift.Error>
  @usableFromInline let input: Signal<Element, any Swift.Error>.Observer

  /// Makes a subject.
  public init() { (self.signal, self.input) = Signal.pipe() }

  /// What is sent from each subscription on.
  @inlinable
  public var producer: Observable<Element> { SignalProducer(hot: self.signal) }

  /// Makes an observable of an operator of signals.
  @inlinable
  public func lift<Output>(
    _ transform: @escaping (Signal<Element, any Swift.Error>) -> Signal<Output, any Swift.Error>
  ) -> Observable<Output> {
    SignalProducer(hot: self.signal).lift(transform)
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
}

extension PublishSubject where Element == Void {
  /// Sends an element without a value.
  @inlinable
  public func onNext() { self.onNext(()) }
}
