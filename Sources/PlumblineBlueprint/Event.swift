/// What an observable sends, by the names that RxSwift gives it.
@frozen
public enum Event<Element> {
  /// An element. Any number may follow.
  case next(Element)
  /// The observable failed. Nothing follows.
  case error(any Swift.Error)
  /// The observable ended as it should. Nothing follows.
  case completed

  /// The element, if it is one.
  public var element: Element? {
    guard case .next(let element) = self else { return nil }
    return element
  }

  /// The error, if the observable failed.
  public var error: (any Swift.Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Whether the observable ended as it should.
  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  /// Whether nothing follows.
  public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }

  /// Transforms the element, if it is one.
  public func map<Result>(_ transform: (Element) -> Result) -> Event<Result> {
    switch self {
    case .next(let element): .next(transform(element))
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  /// Makes an event of a signal's; nil for an interruption, which RxSwift does not tell.
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
  /// The event in words, as RxSwift shows it.
  public var description: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
