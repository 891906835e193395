extension ObservableType {
  /// Continues with another observable when this one fails, or fails with the error of the handler.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.lift { signal in
      signal.flatMapError { error -> SignalProducer<Element, any Swift.Error> in
        do { return try handler(error).producer } catch { return SignalProducer(error: error) }
      }
    }
  }

  /// Continues with a subject, or another type that can be converted to an observable, when this one fails.
  @_disfavoredOverload
  public func `catch`<Handler: ObservableType<Element>>(
    _ handler: @escaping (any Swift.Error) -> Handler
  ) -> Observable<Element> {
    self.lift { $0.flatMapError { handler($0).producer } }
  }

  /// Sends an element and completes when this observable fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Subscribes to the next of several observables when one fails, and fails with the last one.
  public static func `catch`<Source: Sequence>(sequence: Source) -> Observable<Element>
  where Source.Element == Observable<Element> {
    var observables = Array(sequence)
    guard var result = observables.popLast() else { return .empty() }
    while let former = observables.popLast() {
      let next = result
      result = former.catch { _ in next }
    }
    return result
  }

  /// Subscribes again each time the observable fails.
  public func retry() -> Observable<Element> { Observable(self.producer.retry(upTo: .max)) }

  /// Subscribes again when the observable fails.
  ///
  /// - Parameter maxAttemptCount: The maximum number of subscriptions, including the first one.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Observable(self.producer.retry(upTo: max(maxAttemptCount, 1) - 1))
  }

  /// Subscribes again each time an observable that is made of the errors sends an element. When that observable ends, the result
  /// ends as it does.
  ///
  /// - Parameter notificationHandler: Makes the observable of the errors.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> Trigger
  ) -> Observable<Element> {
    let source = self.producer
    return .create { observer in
      let errors = PublishSubject<any Swift.Error>()
      let attempt = SerialDisposable()
      func subscribe() {
        attempt.inner = source.startHandling(
          value: observer.onNext, failed: errors.onNext, completed: observer.onCompleted)
      }
      let triggers = notificationHandler(errors).subscribe(
        onNext: { _ in subscribe() }, onError: observer.onError, onCompleted: observer.onCompleted)
      subscribe()
      return CompositeDisposable([attempt, triggers])
    }
  }
}

/// The errors of operators, with the names of RxSwift.
public enum RxError: Error, Sendable {
  /// An unknown error.
  case unknown
  /// An argument is out of range.
  case argumentOutOfRange
  /// An observable has sent no element.
  case noElements
  /// An observable has sent more than one element.
  case moreThanOneElement
  /// An observable has sent nothing within an interval.
  case timeout
}
