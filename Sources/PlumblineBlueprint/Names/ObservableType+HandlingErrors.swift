extension ObservableType {
  /// Goes on with another observable when this one fails, or fails with what the handler throws.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.lift { signal in
      signal.flatMapError { error -> Observable<Element> in
        do { return try handler(error) } catch { return .error(error) }
      }
    }
  }

  /// Goes on with a subject, say, when this one fails.
  public func `catch`<Handler: ObservableType<Element>>(
    _ handler: @escaping (any Swift.Error) -> Handler
  ) -> Observable<Element> {
    self.lift { $0.flatMapError { handler($0).producer } }
  }

  /// Sends an element and completes when this one fails.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }

  /// Subscribes again, as long as it fails.
  public func retry() -> Observable<Element> { self.producer.retry(upTo: .max) }

  /// Subscribes again when it fails.
  ///
  /// - Parameter maxAttemptCount: how often it is subscribed to, the first time included.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    self.producer.retry(upTo: max(maxAttemptCount, 1) - 1)
  }
}
