/// A subject with a current element, which each subscription receives first.
///
/// An element that is sent while a turn runs becomes the current element when that turn has ended. After the terminal
/// event, a subscription receives that event alone, as in RxSwift.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  /// The storage of the current element.
  @usableFromInline
  final class Latest {
    @usableFromInline private(set) var element: Element

    @usableFromInline init(_ element: Element) { self.element = element }

    /// Replaces the element; the deinitializer of the former element may read it again.
    @usableFromInline
    func replace(with newElement: Element) {
      let former = self.element
      self.element = newElement
      // An assignment alone releases the former element while the access lasts.
      withExtendedLifetime(former) {}
    }
  }

  /// A signal of the events.
  public let signal: Signal<Element, any Swift.Error>
  @usableFromInline let latest: Latest
  @usableFromInline let input: Signal<Element, any Swift.Error>.Observer

  /// Creates a subject.
  ///
  /// - Parameter value: The initial element.
  @inlinable
  public convenience init(value: Element) {
    let latest = Latest(value)
    let (sent, input) = Signal<Element, any Swift.Error>.pipe()
    let signal = sent.map { element in
      latest.replace(with: element)
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
    super.init(
      SignalProducer(
        replaying: { [latest, signal] send in if !Self.hasEnded(signal) { send(latest.element) } },
        then: signal))
  }

  /// The current element.
  ///
  /// - Returns: The element.
  /// - Throws: The error that the subject has failed with.
  public func value() throws -> Element {
    if self.signal.hasEnded {
      var failure: (any Swift.Error)?
      self.signal.observeFailed { failure = $0 }
      if let failure { throw failure }
    }
    return self.latest.element
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
