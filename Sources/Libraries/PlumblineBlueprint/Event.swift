/// An event of an observable, with the names of RxSwift.
@frozen
public enum Event<Element> {
  /// An element. Any number may follow.
  case next(Element)
  /// The observable failed. No event follows.
  case error(any Swift.Error)
  /// The observable completed. No event follows.
  case completed

  /// The element, if the event is an element.
  public var element: Element? {
    guard case .next(let element) = self else { return nil }
    return element
  }

  /// The error, if the event is a failure.
  public var error: (any Swift.Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Whether the event is a completion.
  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  /// Whether the event is a terminal event.
  public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }

  /// Transforms the element, if the event is an element.
  public func map<Result>(_ transform: (Element) -> Result) -> Event<Result> {
    switch self {
    case .next(let element): .next(transform(element))
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  /// Creates an event from an event of a signal; nil for an interruption, which RxSwift does not have.
  @usableFromInline
  init?(_ event: Signal<Element, any Swift.Error>.Event) {
    switch event {
    case .value(let value): self = .next(value)
    case .failed(let error): self = .error(error)
    case .completed: self = .completed
    case .interrupted: return nil
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event as text, in the format of RxSwift.
  public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Signal.Observer where Failure == any Swift.Error {
  /// Sends an event of an observable.
  func send(_ event: Event<Value>) {
    switch event {
    case .next(let element): self.send(value: element)
    case .error(let error): self.send(error: error)
    case .completed: self.sendCompleted()
    }
  }
}
