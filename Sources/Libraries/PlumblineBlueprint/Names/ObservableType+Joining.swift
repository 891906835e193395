extension ObservableType {
  /// Sends elements before those of this observable, at each subscription.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable(self.producer.prefix(SignalProducer<Element, any Swift.Error>(elements)))
  }

  /// Sends each element together with the latest element of another observable.
  ///
  /// The other observable is sampled after it has settled in the turn, whichever was subscribed to first. Before its
  /// first element, nothing is sent.
  @inlinable
  public func withLatestFrom<Sampled: ObservableType>(_ sampled: Sampled) -> Observable<Sampled.Element> {
    Observable(sampled.producer.lift(self.producer) { $0.takeWhen($1) })
  }

  /// Combines each element with the latest element of another observable.
  @inlinable
  public func withLatestFrom<Sampled: ObservableType, Result>(
    _ sampled: Sampled, resultSelector: @escaping (Element, Sampled.Element) -> Result
  ) -> Observable<Result> {
    Observable(
      sampled.producer.lift(self.producer) { $0.takePairWhen($1).map { resultSelector($1, $0) } })
  }

  /// Combines each element with the latest element of another observable, and fails with the error of the closure.
  @_disfavoredOverload
  public func withLatestFrom<Sampled: ObservableType, Result>(
    _ sampled: Sampled, resultSelector: @escaping (Element, Sampled.Element) throws -> Result
  ) -> Observable<Result> {
    self.withLatestFrom(sampled) { ($0, $1) }.map { try resultSelector($0.0, $0.1) }
  }

  /// Sends the latest element each time another observable sends an element, unless it was sent already.
  public func sample(_ sampler: some ObservableType) -> Observable<Element> {
    self.enumerated().withLatestElement(on: sampler)
  }

  /// Creates an observable whose subscriptions share one subscription.
  ///
  /// The first subscription begins it. After the last subscription or the terminal event, the buffer is empty.
  ///
  /// - Parameter count: The number of elements that are replayed to later subscriptions.
  @inlinable
  public func share(replay count: Int = 0) -> Observable<Element> {
    Observable(self.producer.share(replay: count))
  }

  /// Creates an observable whose subscriptions share one subscription: `share(replay:)`.
  ///
  /// - Parameters:
  ///   - count: The number of elements that are replayed to later subscriptions.
  ///   - scope: How long elements are replayed.
  public func share(replay count: Int = 0, scope: SubjectLifetimeScope) -> Observable<Element> {
    self.share(replay: count)
  }

  /// Sends the elements of this observable, then those of another one.
  public func concat(_ next: some ObservableType<Element>) -> Observable<Element> {
    Observable(self.producer.concat(next.producer))
  }
}

extension ObservableType {
  fileprivate func withLatestElement<Value>(
    on sampler: some ObservableType
  ) -> Observable<Value> where Element == (index: Int, element: Value) {
    Observable(
      self.producer.takeWhen(sampler.producer).skipRepeats { $0.index == $1.index }.map { $0.element })
  }
}

extension Observable {
  /// Sends the elements of all observables as they arrive.
  public static func merge(_ observables: Observable<Element>...) -> Observable<Element> {
    .merge(observables)
  }

  /// Sends the elements of all observables as they arrive.
  public static func merge(_ observables: some Collection<Observable<Element>>) -> Observable<Element> {
    Observable(.merge(observables.map(\.producer)))
  }

  /// Sends the elements of all observables as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some ObservableType<Element>,
    _ second: some ObservableType<Element>
  ) -> Observable<Element> {
    Observable(.merge([first.producer, second.producer]))
  }

  /// Sends the elements of all observables as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some ObservableType<Element>,
    _ second: some ObservableType<Element>,
    _ third: some ObservableType<Element>
  ) -> Observable<Element> {
    Observable(.merge([first.producer, second.producer, third.producer]))
  }

  /// Sends the elements of all observables as they arrive.
  @_disfavoredOverload
  public static func merge(
    _ first: some ObservableType<Element>,
    _ second: some ObservableType<Element>,
    _ third: some ObservableType<Element>,
    _ fourth: some ObservableType<Element>
  ) -> Observable<Element> {
    Observable(.merge([first.producer, second.producer, third.producer, fourth.producer]))
  }

  /// Sends the elements of each, one observable after the other.
  public static func concat(_ observables: Observable<Element>...) -> Observable<Element> {
    .concat(observables)
  }
}

/// How long the elements of a shared observable are replayed.
public enum SubjectLifetimeScope {
  /// As long as there are subscriptions.
  case whileConnected

  /// Elements are not kept without subscriptions.
  @available(*, unavailable, message: "Use a 'BehaviorRelay' or a 'ReplaySubject', which its owner retains.")
  public static var forever: SubjectLifetimeScope { .whileConnected }
}
