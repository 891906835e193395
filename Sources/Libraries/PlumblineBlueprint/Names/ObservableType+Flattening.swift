// The overloads whose closures return an `Observable` let a closure return `.just(1)` or `.empty()`.
extension ObservableType {
  /// Subscribes to an observable for each element, and sends their elements as they arrive.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    self.flattening(.merge) { try selector($0).producer }
  }

  /// Subscribes to an observable for each element, and sends their elements as they arrive.
  @_disfavoredOverload
  public func flatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.flattening(.merge) { try selector($0).producer }
  }

  /// Subscribes to an observable for each element, and sends the elements of the latest one. The previous subscription is
  /// disposed of.
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    self.flattening(.latest) { try selector($0).producer }
  }

  /// Subscribes to an observable for each element, and sends the elements of the latest one. The previous subscription is
  /// disposed of.
  @_disfavoredOverload
  public func flatMapLatest<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.flattening(.latest) { try selector($0).producer }
  }

  /// Subscribes to an observable for each element, one after the other.
  public func concatMap<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    self.flattening(.concat) { try selector($0).producer }
  }

  /// Subscribes to an observable for each element, one after the other.
  @_disfavoredOverload
  public func concatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.flattening(.concat) { try selector($0).producer }
  }

  /// Subscribes to an observable for an element, and skips elements until that observable has terminated.
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    self.flattening(.throttle) { try selector($0).producer }
  }

  /// Subscribes to an observable for an element, and skips elements until that observable has terminated.
  @_disfavoredOverload
  public func flatMapFirst<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> {
    self.flattening(.throttle) { try selector($0).producer }
  }

  /// Starts a producer for each element, which fails with the error of the closure.
  private func flattening<Result>(
    _ strategy: FlattenStrategy,
    _ selector: @escaping (Element) throws -> SignalProducer<Result, any Swift.Error>
  ) -> Observable<Result> {
    self.lift { signal in
      signal.flatMap(strategy) { element -> SignalProducer<Result, any Swift.Error> in
        do { return try selector(element) } catch { return SignalProducer(error: error) }
      }
    }
  }
}

extension ObservableType where Element: ObservableType {
  /// Subscribes to each observable, and sends their elements as they arrive.
  public func merge() -> Observable<Element.Element> { self.flattening(.merge) }

  /// Subscribes to a limited number of observables at a time, and sends their elements as they arrive.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    self.flattening(.concurrent(limit: maxConcurrent))
  }

  /// Subscribes to the observables, one after the other.
  public func concat() -> Observable<Element.Element> { self.flattening(.concat) }

  /// Sends the elements of the latest observable. The previous subscription is disposed of.
  public func switchLatest() -> Observable<Element.Element> { self.flattening(.latest) }

  private func flattening(_ strategy: FlattenStrategy) -> Observable<Element.Element> {
    self.lift { $0.flatMap(strategy) { $0.producer } }
  }
}
