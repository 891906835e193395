extension ObservableType {
  /// Transforms each element. The observable fails with the error of the transformation.
  // Two overloads, one of which cannot throw, would make long expressions slow to compile.
  @inlinable @inline(__always)
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Observable(self.producer.attemptMap(transform))
  }

  /// Transforms each element, and sends the results that are not nil.
  @inlinable @inline(__always)
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Observable<Result> {
    Observable(self.producer.compactMap(transform))
  }

  /// Combines each element with the current result, and sends the new result.
  @inlinable @inline(__always)
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Observable<Result> {
    Observable(self.producer.scan(seed, accumulator))
  }

  /// Accumulates each element in a result, and sends the result.
  @inlinable @inline(__always)
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> Observable<Result> {
    Observable(self.producer.scan(into: seed, accumulator))
  }

  /// Combines each element with the current result, and sends the new result. The observable fails with the error of the closure.
  @_disfavoredOverload
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    self.lift { signal in
      var result = seed
      return signal.attemptMap { element in
        result = try accumulator(result, element)
        return result
      }
    }
  }

  /// Combines all elements, and sends the result at completion. The observable fails with the error of the closure.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    self.scan(seed, accumulator: accumulator).startWith(seed).takeLast(1)
  }

  /// Combines all elements, and sends what is made of the result at completion.
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    self.reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// Sends all elements as one array at completion.
  public func toArray() -> Observable<[Element]> { self.lift { $0.collect() } }

  /// Sends each element together with its index, which starts at 0.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    self.lift { $0.enumerated().map { (index: $0.index, element: $0.value) } }
  }

  /// Sends each element together with an object, which is not retained. Elements are skipped when the object has been
  /// deinitialized.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    self.withUnretained(object) { ($0, $1) }
  }

  /// Sends what is made of each element and an object, which is not retained. Elements are skipped when the object has been
  /// deinitialized.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    self.compactMap { [weak object] element in object.map { resultSelector($0, element) } }
  }

  /// Sends each event as an element, including the terminal event, then completes.
  public func materialize() -> Observable<Event<Element>> {
    self.lift { $0.materialize().compactMap { Event($0) }.promoteError() }
  }

  /// Sends the events that are sent as elements.
  public func dematerialize<Result>() -> Observable<Result> where Element == Event<Result> {
    self.lift { signal in
      signal.materialize().map { event -> Signal<Result, any Swift.Error>.Event in
        switch event {
        case .value(.next(let element)): .value(element)
        case .value(.error(let error)), .failed(let error): .failed(error)
        case .value(.completed), .completed: .completed
        case .interrupted: .interrupted
        }
      }.dematerialize()
    }
  }
}
